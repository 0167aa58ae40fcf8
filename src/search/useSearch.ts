import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import type { SearchEngine } from './engine';

/** The engine, once it has loaded. Pages share it, so that results are there at once after Back. */
let loadedEngine: SearchEngine | undefined;
let loading: Promise<SearchEngine> | undefined;

async function loadEngine(indexUrl: string): Promise<SearchEngine> {
  const [{ createEngine }, response] = await Promise.all([import('./engine'), fetch(indexUrl)]);
  if (!response.ok) throw new Error(`The server returned ${response.status} for the search index.`);
  return createEngine(await response.json());
}

export interface SearchState {
  /** Searches in the index, once it has loaded. */
  readonly engine?: SearchEngine;
  /** Whether the index or the code of the search couldn't load. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads the search. There's no worker: MiniSearch reads the index in batches, and answers a query within a frame or two.
 * @param isEnabled whether to load it
 */
export function useSearch(isEnabled: boolean): SearchState {
  const indexUrl = useBaseUrl('/search-index.json');
  const [engine, setEngine] = useState(loadedEngine);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isEnabled || engine || hasFailed) return;
    // `src/plugins/search` writes the version into the pages.
    const version = document.querySelector<HTMLMetaElement>('meta[name="search-index-version"]')?.content;
    loading ??= loadEngine(`${indexUrl}?_=${version}`);
    loading
      .then((loaded) => {
        loadedEngine = loaded;
        setEngine(loaded);
      })
      .catch(() => {
        loading = undefined;
        setHasFailed(true);
      });
  }, [indexUrl, isEnabled, engine, hasFailed]);

  return { engine, hasFailed, retry: () => setHasFailed(false) };
}
