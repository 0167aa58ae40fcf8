import { createEngine, type SearchEngine, type SearchResults } from './engine';
import { parseIndex } from './searchIndex';

// A worker keeps the page responsive: on a slow phone, parsing and indexing take seconds.

/** The message of a query. Its port receives the results. */
export interface SearchRequest {
  readonly mode: keyof SearchEngine;
  readonly query: string;
  readonly limit?: number;
}

let engine: SearchEngine;

// The first message is the index, as JSON.
addEventListener('message', ({ data, ports }: MessageEvent<SearchRequest | { readonly index: string }>) => {
  if ('index' in data) {
    engine = createEngine(parseIndex(data.index));
  } else {
    ports[0]?.postMessage(engine[data.mode](data.query, data.limit) satisfies SearchResults);
  }
});
