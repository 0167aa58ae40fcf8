import { createEngine, type SearchEngine, type SearchResults } from './engine';

// Runs in a worker, so that a page on a slow phone still scrolls while the index loads.

/** A query, which is sent with a port for its results. */
export interface SearchRequest {
  readonly mode: keyof SearchEngine;
  readonly query: string;
}

let engine: SearchEngine;

// The first message is the index, as JSON.
addEventListener('message', ({ data, ports }: MessageEvent<SearchRequest | { readonly index: string }>) => {
  if ('index' in data) {
    engine = createEngine(JSON.parse(data.index));
  } else {
    ports[0]?.postMessage(engine[data.mode](data.query) satisfies SearchResults);
  }
});
