import { useMemo } from 'react';
import { shorten } from '../../components/shared/text';
import { tasks } from '../../pages/_landing/content';
import { lostLinks, searchLink } from '../../search/client/links';
import type { Opened } from '../../search/client/opened';
import { searchError } from '../../search/client/sentences';
import { useAnswer, useSearchState } from '../../search/client/useAnswer';
import type { Answer, Hit } from '../../search/engine/SearchEngine';
import type { Piece } from '../../search/engine/snippet';

/** A line of the list. */
export interface Option {
  readonly url: string;
  readonly title: readonly Piece[];
  /** Its part of the site, and its page if the line leads to a heading. */
  readonly path?: string;
  readonly text?: readonly Piece[];
}

/** Lines under a heading, if they need one. */
export interface OptionGroup {
  readonly name?: string;
  readonly options: readonly Option[];
}

/** What the list shows for what is in the box. */
export interface Suggestions {
  readonly groups: readonly OptionGroup[];
  /** The lines of all groups, in order. */
  readonly options: readonly Option[];
  /** Whether the search page has results as well. */
  readonly hasResults: boolean;
  /** A sentence above the lines, or in place of them. */
  readonly message?: string | undefined;
  /** What is wrong with the search. */
  readonly error?: string | undefined;
  /** How many pages match, for screen readers. */
  readonly count?: string | undefined;
}

const maxSuggestions = 8;

function plain(text: string): Piece[] {
  return [{ text, marked: false }];
}

function optionOf({ url, title, part, page, text }: Hit): Option {
  return { url, title, path: page && page !== part ? `${part} › ${page}` : part, text };
}

/** Returns what an empty box offers: what the reader opened last, and common tasks. */
function groupsWithoutQuery(opened: readonly Opened[]): OptionGroup[] {
  return [
    { name: 'Recently opened', options: opened.map(({ url, title }) => ({ url, title: plain(title) })) },
    { name: 'Common tasks', options: tasks.map(({ label, to }) => ({ url: to, title: plain(label) })) },
  ].filter(({ options }) => options.length > 0);
}

/** Returns the pages that match a query, or similar words and links to help if there are none. */
function groupsFor({ pages, nearest }: Answer): OptionGroup[] {
  if (pages.length > 0) {
    return [{ options: pages.map(optionOf) }];
  }
  return [
    {
      name: 'Did you mean',
      options: nearest.map((word) => ({ url: searchLink(word), title: plain(word) })),
    },
    { name: 'More help', options: lostLinks.map(({ label, to }) => ({ url: to, title: plain(label) })) },
  ].filter(({ options }) => options.length > 0);
}

/**
 * Returns the suggestions for a query, as it's typed and as the index loads.
 * @param opened what to offer in an empty box, with the common tasks
 */
export function useSuggestions(query: string, opened: readonly Opened[]): Suggestions {
  const state = useSearchState();
  const answer = useAnswer(query, maxSuggestions);
  const blank = query.trim() === '';
  const isNew = answer?.query === query;
  // "No results" is only true of the whole index: the part that is still loading can contain the word.
  const found = answer?.pages.length === 0 && !(isNew && state.phase === 'ready') ? undefined : answer;
  const groups = useMemo(
    () => (blank ? groupsWithoutQuery(opened) : found ? groupsFor(found) : []),
    [blank, opened, found],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const error = blank && state.phase !== 'failed' ? undefined : searchError(state);
  const pages = found?.pages.length ?? 0;
  const none = !blank && found && pages === 0;
  const waiting = groups.length === 0 && !error;
  return {
    groups,
    options,
    hasResults: !blank && pages > 0,
    message: none ? `No results for “${shorten(query.trim(), 40)}”` : waiting ? 'Searching…' : undefined,
    error,
    count: blank || !isNew || !found ? undefined : `${pages} suggestion${pages === 1 ? '' : 's'}`,
  };
}
