import { expose } from 'comlink';
import { SearchEngine } from './SearchEngine';

// Runs in a worker, so that a page on a slow phone still scrolls while the index loads.
let engine: SearchEngine;

const search = {
  /** Reads the index, as JSON. */
  load(json: string): void {
    engine = new SearchEngine(JSON.parse(json));
  },
  find(...query: Parameters<SearchEngine['search']>): ReturnType<SearchEngine['search']> {
    return engine.search(...query);
  },
};

/** What the page calls. */
export type SearchWorker = typeof search;

expose(search);
