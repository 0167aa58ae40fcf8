import { useMemo } from 'react';
import { counted, shorten } from '../../components/shared/text';
import { tasks } from '../../pages/_landing/tasks';
import { lostLinks, searchLink } from '../../search/client/links';
import type { Opened } from '../../search/client/opened';
import { byPage, type PageHits, textOf } from '../../search/client/pages';
import { searchError, sourceOf } from '../../search/client/sentences';
import { useAnswer, useSearchState } from '../../search/client/useAnswer';
import type { Fact } from '../../search/engine/facts';
import type { Answer, Hit } from '../../search/engine/SearchEngine';
import type { Piece } from '../../search/engine/snippet';

/** A line of the list. */
export interface Option {
  readonly url: string;
  readonly title: readonly Piece[];
  /** Where it is, after or below its title, if no line above says so. */
  readonly path?: string;
  readonly text?: readonly Piece[];
}

/** Lines that belong together. */
export interface OptionGroup {
  readonly kind: 'answer' | 'page' | 'links' | 'all';
  readonly name: string;
  /** The icon of a page's section. */
  readonly icon?: string;
  /** Breadcrumbs after the name, if a heading shows both. Without it, the first line is the heading. */
  readonly path?: string;
  readonly options: readonly Option[];
}

/** What the list shows for what is in the box. */
export interface Suggestions {
  readonly groups: readonly OptionGroup[];
  /** The lines of all groups, in order. */
  readonly options: readonly Option[];
  /** Whether the first line is selected. */
  readonly hasBest: boolean;
  /** Whether the lines are for all of what the reader typed, so that Enter opens the selected one. */
  readonly isCurrent: boolean;
  /** A sentence above the lines, or in place of them. */
  readonly message?: string | undefined;
  /** What is wrong with the search. */
  readonly error?: string | undefined;
  /** What screen readers say besides the selected line. */
  readonly summary?: string | undefined;
}

const maxSuggestions = 5;

/** How many of them are shown below the value that was asked for. */
const besidesAnswer = 3;

function plain(text: string): Piece[] {
  return [{ text, marked: false }];
}

/** Returns the line that says a value, with its source below it. */
function answerOf(fact: Fact): OptionGroup {
  const { url, value } = fact;
  return { kind: 'answer', name: 'Answer', options: [{ url, title: plain(value), path: sourceOf(fact) }] };
}

/**
 * Returns the lines of a page: its sections below its name, or below the line of the page itself if that fits best. If a
 * section fits better, the name is enough. Of sections with the same title, readers can't choose, so the best is listed.
 */
function linesOf({ title, breadcrumbs, icon, hits: [best, ...others] }: PageHits): OptionGroup {
  const titles = new Set([textOf(best.title).toLowerCase()]);
  const rest = others.filter((hit) => {
    const { size } = titles;
    return hit.page !== undefined && titles.add(textOf(hit.title).toLowerCase()).size > size;
  });
  const heads = best.page === undefined;
  return {
    kind: 'page',
    name: title,
    icon,
    path: heads ? undefined : breadcrumbs,
    options: [heads ? { ...best, path: breadcrumbs } : best, ...rest],
  };
}

function linksOf(name: string, options: readonly Option[]): OptionGroup {
  return { kind: 'links', name, options };
}

/** Returns the places to suggest: only a few if the answer is already there. */
function suggested({ fact, hits }: Answer): readonly Hit[] {
  return fact ? hits.slice(0, besidesAnswer) : hits;
}

/** Returns what an empty box offers: what the reader opened last, and common tasks. */
function groupsWithoutQuery(opened: readonly Opened[]): OptionGroup[] {
  return [
    linksOf(
      'Recently opened',
      opened.map(({ url, title }) => ({ url, title: plain(title) })),
    ),
    linksOf(
      'Common tasks',
      tasks.map(({ label, to }) => ({ url: to, title: plain(label) })),
    ),
  ];
}

/** Returns the places that match a query, or similar words and links to help if there are none. */
function groupsFor(answer: Answer): OptionGroup[] {
  const { fact, nearest, query } = answer;
  const pages = byPage(suggested(answer)).map(linesOf);
  if (fact || pages.length > 0) {
    const all = { url: searchLink(query), title: plain('See all results') };
    return [
      ...(fact ? [answerOf(fact)] : []),
      ...pages,
      { kind: 'all', name: 'More', options: pages.length > 0 ? [all] : [] },
    ];
  }
  return [
    linksOf(
      'Did you mean',
      nearest.map((word) => ({ url: searchLink(word), title: plain(word) })),
    ),
    linksOf(
      'More help',
      lostLinks.map(({ label, to }) => ({ url: to, title: plain(label) })),
    ),
  ];
}

/** Returns what a screen reader says about an answer: the number of suggestions, and the first line if it isn't selected. */
function summaryOf({ fact, nearest }: Answer, groups: readonly OptionGroup[], hasBest: boolean): string {
  const [first, ...others] = groups.flatMap(({ kind, options }) => (kind === 'page' ? options : []));
  const value = fact ? `${fact.label}: ${fact.value}. ` : '';
  if (!first) {
    const [word] = nearest;
    return value || (word ? `No results. Did you mean ${word}?` : 'No results');
  }
  const count = counted(others.length + 1, 'suggestion');
  return hasBest ? count : `${value}${count}. First: ${textOf(first.title)}`;
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
    () =>
      (blank ? groupsWithoutQuery(opened) : found ? groupsFor(found) : []).filter(
        ({ options }) => options.length > 0,
      ),
    [blank, opened, found],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const error = blank && state.phase !== 'failed' ? undefined : searchError(state);
  const none = !blank && found && isEmpty;
  const waiting = groups.length === 0 && !error;
  // Until the whole index has loaded, something else can fit better. On a phone, the key says that it searches.
  const hasBest =
    !blank &&
    !isEmpty &&
    found !== undefined &&
    state.phase !== 'partly' &&
    !matchMedia('(pointer: coarse)').matches;
  return {
    groups,
    options,
    hasBest,
    isCurrent: isNew,
    // The isolating characters are for right-to-left text.
    message: none
      ? `No results for “\u2068${shorten(query.trim(), 40)}\u2069”`
      : waiting
        ? 'Searching…'
        : undefined,
    error,
    summary: blank || !isNew || !found ? undefined : summaryOf(found, groups, hasBest),
  };
}
