import { parse } from 'yaml';
import { toStems } from '../../search/help';
import type { HelpIndex } from '../../search/searchIndex';
import { fromRoot, readText } from '../../utils/files';

/** The content of `help.yaml`, which explains it. */
interface HelpFile {
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly harmless: readonly string[];
  readonly help: readonly {
    readonly page: string;
    readonly question: string;
    readonly when: readonly string[];
  }[];
}

/** Up to four words, but not "i", which begins another thought. */
const gap = `(?:(?!(?:${['i', 'id', 'ill', 'im', 'ive'].map(toStems).join('|')}) ) \\S+){0,4}?`;

/** Translates patterns in plain words into a regular expression for stems. */
export function toExpression(patterns: readonly string[], words: HelpFile['words']): string {
  const readChoice = (choice: string): readonly string[] => {
    if (choice === '.') {
      return ['$'];
    }
    const list = Object.hasOwn(words, choice) ? words[choice] : undefined;
    if (!list && /^[A-Z]+$/.test(choice)) {
      throw new TypeError(`In src/search/help.yaml, add ${choice} to words, or write it in small letters.`);
    }
    return (list ?? [choice]).map((word) => toStems(word.replaceAll('_', ' ')));
  };
  const readToken = (token: string): string => {
    if (token === '…') {
      return gap;
    }
    const stems = new Set(token.replace(/\?$/, '').split('/').flatMap(readChoice));
    return `(?:${[...stems].join('|')})${token.endsWith('?') ? '?' : ''}`;
  };
  const expressions = patterns.map((pattern) => pattern.split(/\s+/).map(readToken).join(''));
  return `(?:${expressions.join('|')})(?= |$)`;
}

/** Reads `help.yaml`. */
export function readHelpRules(): HelpIndex {
  const text = readText(fromRoot('src/search/help.yaml'));
  // A number is a word, too.
  const { words, harmless, help }: HelpFile = parse(text, { schema: 'failsafe' });
  return {
    documents: help.map(({ page, question }) => ({ page, question })),
    index: {
      harmless: toExpression(harmless, words),
      patterns: help.map(({ when }) => toExpression(when, words)),
    },
  };
}
