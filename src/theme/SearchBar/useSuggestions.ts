import { useMemo } from 'react';
import { shorten } from '../../components/shared/text';
import { tasks } from '../../pages/_landing/tasks';
import { lostLinks, searchLink } from '../../search/client/links';
import type { Opened } from '../../search/client/opened';
import { searchError } from '../../search/client/sentences';
import { useAnswer, useSearchState } from '../../search/client/useAnswer';
import type { Fact } from '../../search/engine/facts';
import type { Answer, Hit } from '../../search/engine/SearchEngine';
import type { Piece } from '../../search/engine/snippet';

/** A line of the list. */
export interface Option {
  readonly url: string;
  readonly title: readonly Piece[];
  /** Its breadcrumbs, and its page if the line leads to a heading. */
  readonly path?: string;
  readonly text?: readonly Piece[];
}

/** Lines under a heading, if they need one. */
export interface OptionGroup {
  readonly name?: string | undefined;
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
  /** The value that was asked for, the number of suggestions, and the first one, for screen readers. */
  readonly summary?: string | undefined;
}

const maxSuggestions = 8;

/** How many of them are shown below the value that was asked for. */
const besidesAnswer = 3;

function plain(text: string): Piece[] {
  return [{ text, marked: false }];
}

function optionOf({ url, title, breadcrumbs, page, text }: Hit): Option {
  return { url, title, path: [breadcrumbs, page].filter(Boolean).join(' › '), text };
}

/** Returns the line that says a value: **Channels on Pro: 20**. */
function answerOf({ label, value, url, page }: Fact): Option {
  return {
    url,
    title: [
      { text: `${label}: `, marked: false },
      { text: value, marked: true },
    ],
    path: page,
  };
}

/** Returns the places to suggest: only a few if the answer is already there. */
function suggested({ fact, hits }: Answer): readonly Hit[] {
  return fact ? hits.slice(0, besidesAnswer) : hits;
}

/** Returns what an empty box offers: what the reader opened last, and common tasks. */
function groupsWithoutQuery(opened: readonly Opened[]): OptionGroup[] {
  return [
    { name: 'Recently opened', options: opened.map(({ url, title }) => ({ url, title: plain(title) })) },
    { name: 'Common tasks', options: tasks.map(({ label, to }) => ({ url: to, title: plain(label) })) },
  ].filter(({ options }) => options.length > 0);
}

/** Returns the places that match a query, or similar words and links to help if there are none. */
function groupsFor(answer: Answer): OptionGroup[] {
  const { fact, hits, nearest } = answer;
  if (fact || hits.length > 0) {
    const groups = [
      { name: 'Answer', options: fact ? [answerOf(fact)] : [] },
      { name: fact && 'Pages', options: suggested(answer).map(optionOf) },
    ];
    return groups.filter(({ options }) => options.length > 0);
  }
  return [
    {
      name: 'Did you mean',
      options: nearest.map((word) => ({ url: searchLink(word), title: plain(word) })),
    },
    { name: 'More help', options: lostLinks.map(({ label, to }) => ({ url: to, title: plain(label) })) },
  ].filter(({ options }) => options.length > 0);
}

/** Returns what a screen reader says about an answer: the value that was asked for, and the suggestions. */
function summaryOf(answer: Answer): string {
  const { fact } = answer;
  const [first, ...others] = suggested(answer);
  const value = fact ? `${fact.label}: ${fact.value}. ` : '';
  if (!first) {
    return value || 'No results';
  }
  const count = others.length > 0 ? `${others.length + 1} suggestions` : '1 suggestion';
  return `${value}${count}. First: ${first.title.map(({ text }) => text).join('')}`;
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
  const isEmpty = answer && answer.hits.length === 0 && !answer.fact;
  const found = isEmpty && !(isNew && state.phase === 'ready') ? undefined : answer;
  const groups = useMemo(
    () => (blank ? groupsWithoutQuery(opened) : found ? groupsFor(found) : []),
    [blank, opened, found],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const error = blank && state.phase !== 'failed' ? undefined : searchError(state);
  const hits = found?.hits.length ?? 0;
  const none = !blank && found && isEmpty;
  const waiting = groups.length === 0 && !error;
  return {
    groups,
    options,
    hasResults: !blank && hits > 0,
    // The isolating characters are for right-to-left text.
    message: none
      ? `No results for “\u2068${shorten(query.trim(), 40)}\u2069”`
      : waiting
        ? 'Searching…'
        : undefined,
    error,
    summary: blank || !isNew || !found ? undefined : summaryOf(found),
  };
}
