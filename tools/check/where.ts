import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/files';
import { type KnownNumber, numbersIn } from './knownNumbers';

/** How many places are printed. */
const most = 10;

/** A place in the site's files. */
interface Place {
  readonly file: string;
  readonly line: number;
  /** What is there. */
  readonly shows: string;
  /** The longest run of words that it has in common with the sentence. */
  readonly words: number;
}

interface Word {
  readonly text: string;
  readonly line: number;
}

/** Returns the words of a source file in order, without markup, comments, and the insides of tags. */
function wordsOf(source: string): Word[] {
  let line = 1;
  return [
    ...source.matchAll(
      /\n|<[^>\n]*>|\$\{[^}\n]*\}|\{\/\*[^}\n]*\}|\]\([^)\n]*\)|\$?[\p{L}\p{N}]+(?:[.,]\p{N}+)*(?:['’]\p{L}+)*/gu,
    ),
  ].flatMap(({ 0: text }) => {
    line += text === '\n' ? 1 : 0;
    return /^\$?[\p{L}\p{N}]/u.test(text) ? [{ text: text.toLowerCase().replace('’', "'"), line }] : [];
  });
}

/** Returns the runs of words that a source has in common with a sentence, each with the line where it starts. */
function runsIn(source: readonly Word[], sentence: readonly string[]): { words: number; line: number }[] {
  let lengths: number[] = [];
  const runs = source.map(({ text }, index) => {
    lengths = sentence.map((word, at) => (word === text ? (lengths[at - 1] ?? 0) + 1 : 0));
    const words = Math.max(...lengths);
    return { words, line: source[index - words + 1]?.line ?? 1 };
  });
  return [
    ...new Map(runs.sort((one, other) => one.words - other.words).map((run) => [run.line, run])).values(),
  ];
}

/** Returns where the number of a fact is stated: at its key in `src/facts`. */
function homeOf({ write, about }: KnownNumber, sources: ReadonlyMap<string, string>): Place[] {
  const [, key = ''] = /"([^"]+)"/.exec(write) ?? [];
  return [...sources]
    .filter(([file]) => /^src\/facts\/(limits\/|plans)/.test(file))
    .flatMap(([file, source]) => {
      const line = source.split('\n').findIndex((each) => new RegExp(`^\\s*'?${key}'?:`).test(each)) + 1;
      return line > 0 ? [{ file, line, shows: `${write}, ${about}`, words: Number.POSITIVE_INFINITY }] : [];
    })
    .slice(0, 1);
}

/** Prints where the words of a sentence come from, the best places first: the facts, then the pages, then the rest. */
export function where(text: string, dir: string): { readonly status: number; readonly output: string } {
  const sentence = wordsOf(text).map((word) => word.text);
  const files = ['src/facts', 'docs', 'src', 'static', 'i18n'].flatMap((folder) => filesBelow(dir, folder));
  const sources = new Map(
    files
      .filter((file) => /(?<!\.test|\.search)\.(?:mdx?|tsx?|json|yaml)$/.test(file))
      .map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]),
  );
  const facts = numbersIn(text).flatMap((number) => number.facts.flatMap((fact) => homeOf(fact, sources)));
  const places = [...sources]
    .flatMap(([file, source]) =>
      runsIn(wordsOf(source), sentence).map(({ words, line }): Place => {
        return { file, line, words, shows: source.split('\n')[line - 1]?.trim().slice(0, 100) ?? '' };
      }),
    )
    .filter(({ words }) => words >= Math.min(3, sentence.length))
    .sort((one, other) => other.words - one.words);
  const longest = places[0]?.words ?? 0;
  const found = [...facts, ...places.filter(({ words }) => words === longest)];
  const lines = found.slice(0, most).map(({ file, line, shows }) => `${file}:${line} ${shows}\n`);
  const more = found.length > most ? `and ${found.length - most} more\n` : '';
  const none = 'No page, fact, or component has these words in a row. Try a shorter part of the sentence.\n';
  return { status: found.length > 0 ? 0 : 1, output: lines.join('') + more || none };
}
