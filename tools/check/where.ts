import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/files';

const folders = ['docs', 'src', 'static'];

/** Shorter matches are common phrases. */
const minWords = 3;

interface Word {
  readonly text: string;
  readonly line: number;
}

/** Returns the words of a source file in order, without markup, comments, and the insides of tags. */
function wordsOf(source: string): Word[] {
  let line = 1;
  return [
    ...source.matchAll(
      /\n|<[^>\n]*>|\$\{[^}\n]*\}|\{\/\*[^}\n]*\}|\]\([^)\n]*\)|[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu,
    ),
  ].flatMap(({ 0: text }) => {
    line += text === '\n' ? 1 : 0;
    return /^[\p{L}\p{N}]/u.test(text) ? [{ text: text.toLowerCase().replace('’', "'"), line }] : [];
  });
}

/** Returns the longest run of words that a source has in common with a sentence, and the line where it starts. */
function longestRun(
  sentence: readonly Word[],
  source: readonly Word[],
): { readonly words: number; readonly line: number } {
  let best = { words: 0, line: 1 };
  let previous: number[] = [];
  for (const [index, { text }] of source.entries()) {
    const runs = sentence.map((word, at) => (word.text === text ? (previous[at - 1] ?? 0) + 1 : 0));
    const words = Math.max(...runs);
    if (words > best.words) {
      best = { words, line: source[index - words + 1]?.line ?? 1 };
    }
    previous = runs;
  }
  return best;
}

/** Returns up to five places where the words of a sentence come from, the best first: `docs/faq.mdx:12 (8 of 9 words)`. */
export function placesOf(text: string, dir: string): string[] {
  const sentence = wordsOf(text);
  return folders
    .flatMap((folder) => filesBelow(dir, folder))
    .filter((file) => /(?<!\.test)\.(?:mdx?|tsx?|json|yaml)$/.test(file))
    .map((file) => ({
      file,
      ...longestRun(sentence, wordsOf(fs.readFileSync(path.join(dir, file), 'utf8'))),
    }))
    .filter(({ words }) => words >= Math.min(minWords, sentence.length))
    .sort((one, other) => other.words - one.words)
    .slice(0, 5)
    .map(({ file, line, words }) => `${file}:${line} (${words} of ${sentence.length} words in a row)`);
}
