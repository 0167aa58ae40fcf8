import { createEngine, type SearchEngine, type SearchResults } from './engine';

/** What the page posts for each query. Once, it posts the index, as an `ArrayBuffer`. */
export interface SearchRequest {
  readonly method: keyof SearchEngine;
  readonly query: string;
  /** The number of results, for `search`. */
  readonly limit?: number;
}

/** What the worker posts for each request, in the same order. */
export interface SearchAnswer extends SearchRequest {
  readonly results: SearchResults;
}

let engine: SearchEngine | undefined;
let request: SearchRequest | undefined;

// The reader may type before the index is here. Then, only the latest request is answered.
addEventListener('message', ({ data }: MessageEvent<SearchRequest | ArrayBuffer>) => {
  if (data instanceof ArrayBuffer) {
    engine = createEngine(JSON.parse(new TextDecoder().decode(data)));
  } else {
    request = data;
  }
  if (engine && request) {
    postMessage({
      ...request,
      results: engine[request.method](request.query, request.limit),
    } satisfies SearchAnswer);
  }
});
