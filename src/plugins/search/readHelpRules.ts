import { parse } from 'yaml';
import { readText, sitePath } from '../../files';
import { toStems } from '../../search/help';
import type { HelpRule } from '../../search/searchIndex';

/** The content of `urgent.yaml`, which explains it. */
interface HelpFile {
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly boxes: readonly {
    readonly page: string;
    readonly question: string;
    readonly when: readonly string[];
    readonly unless?: readonly string[];
  }[];
}

/** Translates patterns in plain words into a regular expression for stems. */
export function toExpression(patterns: readonly string[], words: HelpFile['words']): string {
  const toChoice = (token: string): string => {
    const choices = token
      .replace(/\?$/, '')
      .split('/')
      .flatMap((choice) => words[choice] ?? [choice]);
    const stems = new Set(choices.map((choice) => toStems(choice.replaceAll('_', ' '))));
    return `(?:${[...stems].join('|')})${token.endsWith('?') ? '?' : ''}`;
  };
  const expressions = patterns.map((pattern) =>
    pattern
      .split(/\s+/)
      .map((token) => (token === '…' ? '(?: \\S+){0,4}?' : toChoice(token)))
      .join(''),
  );
  return `(?:${expressions.join('|')})(?= |$)`;
}

/** Reads the rules of the box that offers help. */
export function readHelpRules(): HelpRule[] {
  const { words, boxes }: HelpFile = parse(readText(sitePath('src/search/urgent.yaml')));
  return boxes.map(({ page, question, when, unless = [] }) => ({
    page,
    question,
    when: toExpression(when, words),
    // Matches nothing without patterns.
    unless: unless.length > 0 ? toExpression(unless, words) : '(?!)',
  }));
}
