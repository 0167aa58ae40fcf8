import { tasks } from '../../pages/_landing/content';
import { lostLinks, searchLink } from '../../search/client/links';
import type { Opened } from '../../search/client/opened';
import type { Answer, Hit } from '../../search/engine/SearchEngine';
import type { Piece } from '../../search/engine/snippet';

/** A line of the list that can be chosen. */
export interface Option {
  readonly url: string;
  readonly title: readonly Piece[];
  /** Where it is: the part of the site, and the page if the line leads to a place on it. */
  readonly path?: string;
  /** What stands there. */
  readonly text?: readonly Piece[];
}

/** Lines under a name of their own; a group without a name needs none. */
export interface OptionGroup {
  readonly name?: string;
  readonly options: readonly Option[];
}

function plain(text: string): Piece[] {
  return [{ text, marked: false }];
}

/** A page or a place as a line of the list. */
function optionOf({ url, title, part, page, text }: Hit): Option {
  return { url, title, path: page && page !== part ? `${part} › ${page}` : part, text };
}

/** The most lines that the list suggests. */
export const mostSuggestions = 8;

/** What an empty box offers: what this reader opened last, and what most come for. */
export function optionsWithoutQuery(opened: readonly Opened[]): OptionGroup[] {
  const groups = [
    { name: 'Opened last', options: opened.map(({ url, title }) => ({ url, title: plain(title) })) },
    { name: 'Often needed', options: tasks.map(({ label, to }) => ({ url: to, title: plain(label) })) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** The lines that answer a query; where nothing does, the nearest words and the links that a lost reader needs. */
export function optionsFor(answer: Answer): OptionGroup[] {
  if (answer.pages.length > 0) {
    return [{ options: answer.pages.map(optionOf) }];
  }
  const groups = [
    {
      name: 'Did you mean',
      options: answer.nearest.map((word) => ({ url: searchLink(word), title: plain(word) })),
    },
    { name: 'Look here', options: lostLinks.map(({ label, to }) => ({ url: to, title: plain(label) })) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
