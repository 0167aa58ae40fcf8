import { memoize } from '../utils/memoize';
import { foldWords } from '../utils/text';
import type { CrisisHelpRules } from './searchIndex';
import { stem } from './stem';
import { stopWords } from './words';

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

/** Creates a function that splits a joined word into the fewest known words or their forms: "iwants" into "i" and "wants". */
function createSplitter(known: ReadonlySet<string>) {
  const stems = new Set([...known].map(normalizeForCrisisHelp));
  // Short stems aren't words: "di" is that of "died".
  const isForm = (word: string) => word.length > 3 && stems.has(normalizeForCrisisHelp(word));
  const isWord = (text: string) => known.has(text) || /^\d+$/.test(text) || isForm(text);
  // Forms cost more: "isstanding" is "is standing", not "i sstanding".
  const addCosts = (words: readonly string[]) =>
    words.reduce((cost, word) => cost + (known.has(word) ? 2 : 3), 0);
  const split = memoize((text: string): readonly string[] | undefined => {
    if (isWord(text)) return [text];
    const splits = Array.from(text, (_, end) => {
      const rest = isWord(text.slice(0, end)) && split(text.slice(end));
      return rest ? [text.slice(0, end), ...rest] : [];
    });
    // An "i" in the middle is part of a longer word, as in "anime".
    const possible = splits.filter((words) => words.length > 0 && !words.slice(1, -1).includes('i'));
    return possible.sort((a, b) => addCosts(a) - addCosts(b))[0];
  });
  // Shorter words are words of their own, such as "ai", and splitting longer ones would take too long.
  return (word: string) => (word.length > 2 && word.length <= 40 && split(word)) || [word];
}

export function createCrisisHelpFinder(
  { words, lookalikes, rules, harmlessPattern }: CrisisHelpRules,
  findTitle: (url: string) => string | undefined,
): (query: string) => CrisisHelp | undefined {
  const splitJoined = createSplitter(new Set([...words, ...lookalikes, ...stopWords]));
  const harmless = new RegExp(harmlessPattern, 'g');
  const compiled = rules.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern) }));
  return (query) => {
    const typed = foldWords(query).split(' ').flatMap(splitJoined);
    // What is harmless is replaced, not removed: otherwise the words around it would become adjacent, and a rule could match them.
    // No pattern has a zero.
    const withoutLookalikes = typed.map((word) => (lookalikes.includes(word) ? '0' : word)).join(' ');
    const text = normalizeForCrisisHelp(withoutLookalikes).replace(harmless, ' 0');
    const rule = compiled.find(({ pattern }) => pattern.test(text));
    return rule && { question: rule.question, url: rule.url, title: findTitle(rule.url) ?? 'Safety' };
  };
}
