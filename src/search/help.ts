import { toWords } from '../utils/text';
import type { HelpIndex } from './searchIndex';
import { toStem } from './words';

/** What the box above the results says to someone in danger. */
export interface Help {
  readonly question: string;
  readonly url: string;
  readonly title: string;
}

/** The stems of all words of a text, stop words included, each after a space. */
export function toStems(text: string): string {
  return toWords(text)
    .split(' ')
    .map((word) => ` ${toStem(word)}`)
    .join('');
}

export function createHelpFinder(
  { documents, index }: HelpIndex,
  titleOf: (page: string) => string | undefined,
) {
  const all = index.map(({ when, unless }, i) => {
    const { page = '/safety', question = '' } = documents[i] ?? {};
    const help = { question, url: page, title: titleOf(page) ?? 'Safety' };
    return { help, when: new RegExp(when), unless: new RegExp(unless) };
  });
  return (query: string): Help | undefined => {
    const stems = toStems(query);
    return all.find(({ when, unless }) => when.test(stems) && !unless.test(stems))?.help;
  };
}
