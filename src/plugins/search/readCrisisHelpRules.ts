import * as v from 'valibot';
import { parse } from 'yaml';
import { normalizeForCrisisHelp } from '../../search/crisisHelp';
import type { CrisisHelpRules } from '../../search/searchIndex';
import { fromRoot, readText } from '../../utils/files';

const file = 'src/search/crisisHelp.yaml';

const textList = v.array(v.string());

/** The content of `crisisHelp.yaml`, which explains it. */
const helpFile = v.strictObject({
  words: v.record(v.string(), textList),
  lookalikes: textList,
  harmless: textList,
  help: v.array(v.strictObject({ page: v.string(), question: v.string(), when: textList })),
});

type Words = v.InferOutput<typeof helpFile>['words'];

// A normalized query has a space before each word: " i want to di". So a word is compiled to " word", and a pattern to the
// concatenation of its parts, which are words with their alternatives, and gaps.

/**
 * Up to four words, none of which is the pronoun "i", alone or contracted, because it starts another thought. The space after the
 * pronoun keeps words that only start with it, such as "it". Lazy, because the next word of a pattern is usually near.
 */
const gap = `(?:(?!(?:${['i', 'id', 'ill', 'im', 'ive'].map(normalizeForCrisisHelp).join('|')}) ) \\S+){0,4}?`;

/**
 * Compiles patterns to a regular expression that matches a normalized query if one of them does. With `{ HE: ['he', 'my_ex'] }`,
 * `HE … kill/cut me?` becomes `(?: he| my ex)GAP(?: kil| cut)(?: me)?`, where GAP is the expression above.
 */
export function toRegExpSource(patterns: readonly string[], words: Words): string {
  /** Compiles `HE`, `kill`, `new_account`, or a period to its alternatives. */
  const compileWord = (word: string): readonly string[] => {
    if (word === '.') return ['$'];
    const list = Object.hasOwn(words, word) ? words[word] : undefined;
    if (!list && /^[A-Z]+$/.test(word)) {
      throw new TypeError(`In ${file}, add ${word} to words, or write it in small letters.`);
    }
    return (list ?? [word]).map((text) => normalizeForCrisisHelp(text.replaceAll('_', ' ')));
  };

  /** Compiles the text between two spaces of a pattern: `kill/cut`, `me?`, or `…`. */
  const compilePart = (part: string, pattern: string): string => {
    if (part === '…') return gap;
    const isOptional = part.endsWith('?');
    const choices = new Set(part.replace(/\?$/, '').split('/').flatMap(compileWord));
    if (choices.has(' ')) {
      throw new TypeError(`In ${file}, correct "${part}" in "${pattern}": words need a letter or digit.`);
    }
    return `(?:${[...choices].join('|')})${isOptional ? '?' : ''}`;
  };

  const compilePattern = (pattern: string): string => {
    const parts = pattern.split(/\s+/);
    const expression = parts.map((part) => compilePart(part, pattern)).join('');
    if (new RegExp(expression).test('')) {
      throw new TypeError(`In ${file}, add a word to "${pattern}", which matches every query.`);
    }
    return expression;
  };

  // The last word of a pattern is a whole word of the query.
  return `(?:${patterns.map(compilePattern).join('|')})(?= |$)`;
}

export function readCrisisHelpRules(): CrisisHelpRules {
  const text = readText(fromRoot(file));
  // The failsafe schema parses a number such as 9 as a string.
  const { words, lookalikes, harmless, help } = v.parse(helpFile, parse(text, { schema: 'failsafe' }));
  const patterns = [...Object.values(words), harmless, ...help.map(({ when }) => when)].flat().join(' ');
  return {
    words: [...new Set(patterns.match(/[a-z0-9]+/g))],
    lookalikes,
    rules: help.map(({ page, question, when }) => ({
      url: page,
      question,
      pattern: toRegExpSource(when, words),
    })),
    harmlessPattern: toRegExpSource(harmless, words),
  };
}
