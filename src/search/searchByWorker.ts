import { searchResultLimits } from '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js';
import { type Remote, wrap } from 'comlink';
import type { SearchEngine } from './SearchEngine';
import type { SearchResult } from './searchIndex';
import type { StartSearch } from './worker';

// The search package's module of this name, replaced (`src/plugins/search`): the same functions, with our ranking.

/** How many results the search page shows. The package asks for 100. */
const maxPageResults = 30;

/** How many characters the boxes take. Servers refuse the address of a very long query. */
export const maxQueryLength = '200';

/** What `src/theme/SearchBar` tells readers. */
export interface SearchState {
  /** By query, how many results are shown, and how many there are. The package keeps answers, too, and doesn't ask again. */
  readonly counts: ReadonlyMap<string, { readonly shown: number; readonly count: number }>;
  readonly hasFailed: boolean;
  /** How often the bar started again after a part of the search hadn't loaded. */
  readonly restarts: number;
}

let state: SearchState = { counts: new Map(), hasFailed: false, restarts: 0 };
let loading: Promise<void> | undefined;
let resolveEngine: (engine: Remote<SearchEngine>) => void;
/** Resolves when the index is loaded, however often that fails. */
const loadedEngine = new Promise<Remote<SearchEngine>>((resolve) => {
  resolveEngine = resolve;
});
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
  const response = await fetch(`${baseUrl}search-index.json?_=${process.env.SEARCH_INDEX_VERSION}`);
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
    loading = undefined;
    worker.terminate();
    throw error;
  }
}

/** Lets the bar start again if a part of the search didn't load. */
export function restartAfterFailure(): void {
  if (state.hasFailed) {
    setState({ ...state, hasFailed: false, restarts: state.restarts + 1 });
  }
}

/** Loads the index, and the package's list of suggestions. After a failure, the next call tries again. */
export async function fetchIndexesByWorker(baseUrl: string): Promise<void> {
  loading ??= startWorker(baseUrl).then(resolveEngine);
  try {
    // @ts-expect-error: The list declares no types. The bar loads it, too, and doesn't say when it can't.
    await Promise.all([loading, import('@easyops-cn/autocomplete.js')]);
  } catch {
    setState({ ...state, hasFailed: true });
  }
}

/** Returns what a query finds. Never resolves if the search page has another query by now. */
export async function searchByWorker(
  baseUrl: string,
  _context: string,
  query: string,
  limit: number,
): Promise<readonly SearchResult[]> {
  void fetchIndexesByWorker(baseUrl);
  const engine = await loadedEngine;
  // Only the search page asks for more results than the bar's limit. It also shows texts.
  const isPage = limit > searchResultLimits;
  const { results, count } = await (isPage
    ? engine.findTexts(query, maxPageResults)
    : engine.suggest(query, limit));
  if (isPage && new URLSearchParams(window.location.search).get('q') !== query) {
    return new Promise(() => undefined);
  }
  if (isPage) {
    restartAfterFailure();
  }
  const counts = new Map(state.counts).set(query, { shown: results.length, count });
  setState({ ...state, counts, hasFailed: false });
  return results;
}
