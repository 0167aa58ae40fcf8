import { memoize } from '../utils/memoize';
import { foldWords } from '../utils/text';
import type { CrisisHelpRules } from './searchIndex';
import { stem } from './stem';

/** The link that the search shows to someone in danger. */
export interface CrisisHelp {
  readonly question: string;
  readonly url: string;
  readonly title: string;
}

/**
 * Normalizes a text for the patterns of help: the stems of all its words, each after a space. Unlike terms, these include stop
 * words, and repeated letters become one, because frightened people leave letters out or hold a key: "He's killling me" is
 * " he kil me". A "2" becomes "to".
 */
export function normalizeForCrisisHelp(text: string): string {
  return foldWords(text)
    .split(' ')
    .map((word) => ` ${stem(word === '2' ? 'to' : word).replace(/([a-z])\1+/g, '$1')}`)
    .join('');
}

export function createCrisisHelpFinder(
  { rules, harmlessPattern }: CrisisHelpRules,
  findTitle: (url: string) => string | undefined,
): (query: string) => CrisisHelp | undefined {
  // In the patterns, a space is before each word.
  const words = new Set(rules.flatMap(({ pattern }) => pattern.match(/ [a-z0-9]+/g) ?? []));
  /** Normalizes a word that consists of words of the patterns: "killmyself" as "kill myself". */
  const splitJoined = memoize((text: string): string | undefined => {
    for (let end = text.length - 1; end > 0; end--) {
      const first = normalizeForCrisisHelp(text.slice(0, end));
      if (!words.has(first)) continue;
      const second = normalizeForCrisisHelp(text.slice(end));
      const rest = words.has(second) ? second : splitJoined(text.slice(end));
      if (rest) return first + rest;
    }
    return undefined;
  });
  const harmless = new RegExp(harmlessPattern, 'g');
  const compiled = rules.map(({ pattern, ...rule }) => ({
    ...rule,
    pattern: new RegExp(pattern),
    // Four letters at the end of a joined word: the stem of "kys" is also the end of "funky".
    joinedPattern: new RegExp(`(?= .{4})${pattern}$`),
  }));
  /** Finds the rule for a word of the query that consists of several: "killmyself". */
  function findJoinedRule(query: string) {
    // Splitting longer words would take too long.
    const splitWords = (foldWords(query).match(/\b\w{5,40}\b/g) ?? []).map((word) => splitJoined(word) ?? '');
    return compiled.find(({ joinedPattern }) => splitWords.some((text) => joinedPattern.test(text)));
  }
  return (query) => {
    // Replaced, not removed: otherwise the words around a harmless phrase would become adjacent, and a rule could match them.
    const text = normalizeForCrisisHelp(query).replace(harmless, ' -');
    const rule = compiled.find(({ pattern }) => pattern.test(text)) ?? findJoinedRule(query);
    return rule && { question: rule.question, url: rule.url, title: findTitle(rule.url) ?? 'Safety' };
  };
}
