import { normalizeWords } from '../utils/text';
import type { HelpIndex } from './searchIndex';
import { stem } from './stem';

/** What the box above the results says to someone in danger. */
export interface Help {
  readonly question: string;
  readonly url: string;
  readonly title: string;
}

/**
 * The stems of all words of a text, stop words included, each after a space. Doubled letters become one, because frightened people
 * leave one out, or hold a key.
 */
export function toStems(text: string): string {
  return normalizeWords(text)
    .split(' ')
    .map((word) => ` ${stem(word).replace(/([a-z])\1+/g, '$1')}`)
    .join('');
}

export function createHelpFinder(
  { documents, index }: HelpIndex,
  titleOf: (page: string) => string | undefined,
) {
  const harmless = new RegExp(index.harmless, 'g');
  const patterns = index.patterns.map((pattern) => new RegExp(pattern));
  return (query: string): Help | undefined => {
    // With a sign in place of a harmless phrase, the words around it don't become neighbors that a pattern has.
    const stems = toStems(query).replace(harmless, ' -');
    const found = documents[patterns.findIndex((pattern) => pattern.test(stems))];
    return found && { question: found.question, url: found.page, title: titleOf(found.page) ?? 'Safety' };
  };
}
