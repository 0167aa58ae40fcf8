import { useMemo } from 'react';
import type { Opened } from '../../search/client/opened';
import { troubleOf } from '../../search/client/sentences';
import { useAnswer, useSearchState } from '../../search/client/useAnswer';
import { mostSuggestions, type Option, type OptionGroup, optionsFor, optionsWithoutQuery } from './options';

/** What the list shows for what is in the box. */
export interface Suggestions {
  readonly groups: readonly OptionGroup[];
  /** The lines of all groups, in order. */
  readonly options: readonly Option[];
  /** Whether all results can be seen on a page of their own. */
  readonly hasResults: boolean;
  /** A sentence above the lines, or in place of them. */
  readonly message?: string;
  /** What keeps the search from answering in full. */
  readonly trouble?: string;
  /** How many pages answer, once that is known; for screen readers. */
  readonly count?: string;
}

function shorten(query: string): string {
  const text = query.trim();
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/**
 * The suggestions for a query, as it is typed and as the index arrives.
 * @param opened what to offer for an empty box, besides the commonest tasks
 */
export function useSuggestions(query: string, opened: readonly Opened[]): Suggestions {
  const state = useSearchState();
  const answer = useAnswer(query, mostSuggestions);
  const blank = query.trim() === '';
  const isNew = answer?.query === query;
  // "No results" is said only of the whole index: a word may stand in the part that is still on its way.
  const found = answer?.pages.length === 0 && !(isNew && state.phase === 'ready') ? undefined : answer;
  const groups = useMemo(
    () => (blank ? optionsWithoutQuery(opened) : found ? optionsFor(found) : []),
    [blank, opened, found],
  );
  const trouble = blank && state.phase !== 'failed' ? undefined : troubleOf(state);
  const none = !blank && found?.pages.length === 0;
  const waiting = groups.length === 0 && !trouble;
  const pages = found?.pages.length;
  return {
    groups,
    options: useMemo(() => groups.flatMap(({ options }) => options), [groups]),
    hasResults: !blank && pages !== undefined && pages > 0,
    message: none ? `No results for “${shorten(query)}”` : waiting ? 'Searching…' : undefined,
    trouble,
    count:
      blank || !isNew || pages === undefined
        ? undefined
        : pages === 1
          ? '1 suggestion'
          : `${pages} suggestions`,
  };
}
