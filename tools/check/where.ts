import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/files';
import { numbersIn } from './knownNumbers';

/** How many places are printed. */
const most = 10;

/** A line of a source file, and the longest run of words that starts there and is in the sentence, too. */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly shows: string;
  readonly words: number;
}

/** Returns the words of a source file with their lines, without markup, comments, and the insides of tags. */
function wordsOf(source: string): { readonly text: string; readonly line: number }[] {
  let line = 1;
  const pieces = source.matchAll(
    /\n|<[^>\n]*>|\$\{[^}\n]*\}|\{\/\*[^}\n]*\}|\]\([^)\n]*\)|\$?[\p{L}\p{N}]+(?:[.,]\p{N}+)*(?:['’]\p{L}+)*/gu,
  );
  return [...pieces].flatMap(({ 0: text }) => {
    line += text === '\n' ? 1 : 0;
    return /^\$?[\p{L}\p{N}]/u.test(text) ? [{ text: text.toLowerCase().replace('’', "'"), line }] : [];
  });
}

/** Returns the lines of a source on which the words of a sentence start. */
function placesIn(file: string, source: string, sentence: readonly string[]): Place[] {
  const words = wordsOf(source);
  let lengths: number[] = [];
  const longest = new Map<number, number>();
  for (const [index, { text }] of words.entries()) {
    lengths = sentence.map((word, at) => (word === text ? (lengths[at - 1] ?? 0) + 1 : 0));
    const length = Math.max(...lengths);
    const line = words[index - length + 1]?.line ?? 1;
    longest.set(line, Math.max(length, longest.get(line) ?? 0));
  }
  const lines = source.split('\n');
  return [...longest].map(([line, length]) => ({ file, line, words: length, shows: lines[line - 1] ?? '' }));
}

/** Returns the line that states the fact of a tag such as `<Limit id="poll-open" />`: `src/facts/limits.ts:76`. */
function homeOf(tag: string, sources: readonly (readonly [file: string, source: string])[]): string[] {
  const [, key] = /"([^"]+)"/.exec(tag) ?? [];
  const property = new RegExp(`^ *'?${key}'?:`);
  return sources
    .filter(([file]) => /^src\/facts\/(?:limits|plans)/.test(file))
    .map(([file, source]) => `${file}:${source.split('\n').findIndex((line) => property.test(line)) + 1}`)
    .filter((place) => !place.endsWith(':0'))
    .slice(0, 1);
}

/** Prints where the words of a sentence come from, the best places first: the facts, then the pages, then the rest. */
export function where(text: string, dir: string): { readonly status: number; readonly output: string } {
  const sentence = wordsOf(text).map((word) => word.text);
  if (sentence.length === 0) {
    return { status: 1, output: `Say what to look for, in single quotes: npm run where '200 characters'\n` };
  }
  const sources = ['src/facts', 'docs', 'src', 'static']
    .flatMap((folder) => filesBelow(dir, folder))
    .filter((file) => /(?<!\.test|\.search)\.(?:mdx?|tsx?|json|yaml)$/.test(file))
    .map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')] as const);
  const places = sources.flatMap(([file, source]) => placesIn(file, source, sentence));
  const longest = Math.max(Math.min(3, sentence.length), ...places.map(({ words }) => words));
  const found = new Set([
    ...numbersIn(text).flatMap(({ facts }) =>
      facts.flatMap(({ write, about }) =>
        homeOf(write, sources).map((place) => `${place} ${write}, ${about}\n`),
      ),
    ),
    ...places
      .filter(({ words }) => words === longest)
      .map(({ file, line, shows }) => `${file}:${line} ${shows.trim().slice(0, 100)}\n`),
  ]);
  const more = found.size > most ? `and ${found.size - most} more\n` : '';
  const none = 'No page, fact, or component has these words in a row. Try a shorter part of the sentence.\n';
  return { status: found.size > 0 ? 0 : 1, output: [...found].slice(0, most).join('') + more || none };
}
