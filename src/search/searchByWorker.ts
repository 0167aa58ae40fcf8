import {
  searchIndexUrl,
  searchResultLimits,
} from '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js';
import { type Remote, wrap } from 'comlink';
import type { SearchEngine } from './SearchEngine';
import type { SearchResult } from './searchIndex';
import type { StartSearch } from './worker';

// The search package's module of this name, replaced (`src/plugins/search`): the same functions, with our ranking.

/** How many results the search page shows. The package asks for 100. */
const maxPageResults = 30;

/** What `src/theme/SearchBar` tells readers about the last search. */
export interface SearchState {
  /** What the suggestions answer. */
  readonly query: string;
  readonly count: number;
  /** The path of the page on which the index could not be loaded. */
  readonly failedOn?: string;
}

let state: SearchState = { query: '', count: 0 };
let enginePromise: Promise<Remote<SearchEngine> | undefined> | undefined;
const listeners = new Set<() => void>();

function setState(next: SearchState): void {
  state = next;
  for (const listener of listeners) {
    listener();
  }
}

/** For `useSyncExternalStore`: calls back when the state changes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current state. */
export function getSnapshot(): SearchState {
  return state;
}

async function startEngine(worker: Worker, baseUrl: string): Promise<Remote<SearchEngine>> {
  // The index is requested while the worker starts.
  const response = await fetch(baseUrl + searchIndexUrl.replace('{dir}', ''));
  if (!response.ok) {
    throw new Error(`The server returned ${response.status} for the search index.`);
  }
  return wrap<StartSearch>(worker)(await response.text());
}

async function startWorker(baseUrl: string): Promise<Remote<SearchEngine>> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The script of the search did not load.')));
  });
  try {
    return await Promise.race([startEngine(worker, baseUrl), failed]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** Resolves when a field has the focus. */
function focusOf(field: Element): Promise<unknown> {
  return new Promise((resolve) =>
    document.activeElement === field
      ? resolve(true)
      : field.addEventListener('focus', resolve, { once: true }),
  );
}

/** Loads the index, and returns what searches it. After a failure, returns nothing, and the next call tries again. */
export async function fetchIndexesByWorker(baseUrl: string): Promise<Remote<SearchEngine> | undefined> {
  const field = document.activeElement?.closest('.navbar__search-input');
  // The reader can be on another page when it fails.
  const { pathname } = window.location;
  enginePromise ??= startWorker(baseUrl).catch(() => {
    enginePromise = undefined;
    return undefined;
  });
  const engine = await enginePromise;
  if (!engine) {
    setState({ query: '', count: 0, failedOn: pathname });
  } else if (state.failedOn) {
    setState({ query: state.query, count: state.count });
  }
  // Then the bar takes the focus, which can be elsewhere by now.
  if (field) {
    await focusOf(field);
  }
  return engine;
}

/** Returns what a query finds. Never resolves if there is no answer to show, or the search page has another query by now. */
export async function searchByWorker(
  baseUrl: string,
  _context: string,
  query: string,
  limit: number,
): Promise<readonly SearchResult[]> {
  const engine = await fetchIndexesByWorker(baseUrl);
  // The page has room for texts. The bar asks for its few rows.
  const isPage = limit > searchResultLimits;
  const answer = await (isPage ? engine?.search(query, maxPageResults, true) : engine?.suggest(query, limit));
  if (!answer || (isPage && new URLSearchParams(window.location.search).get('q') !== query)) {
    return new Promise(() => undefined);
  }
  const { results } = answer;
  setState({ query, count: results.length });
  return results;
}
