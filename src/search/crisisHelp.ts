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
 * " he kil me".
 */
export function normalizeForCrisisHelp(text: string): string {
  return foldWords(text)
    .split(' ')
    .map((word) => ` ${stem(word).replace(/([a-z])\1+/g, '$1')}`)
    .join('');
}

export function createCrisisHelpFinder(
  { rules, harmlessPattern }: CrisisHelpRules,
  findTitle: (url: string) => string | undefined,
): (query: string) => CrisisHelp | undefined {
  const harmless = new RegExp(harmlessPattern, 'g');
  const compiled = rules.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern) }));
  return (query) => {
    // Replaced, not removed: otherwise the words around a harmless phrase would become adjacent, and a rule could match them.
    const text = normalizeForCrisisHelp(query).replace(harmless, ' -');
    const rule = compiled.find(({ pattern }) => pattern.test(text));
    return rule && { question: rule.question, url: rule.url, title: findTitle(rule.url) ?? 'Safety' };
  };
}
