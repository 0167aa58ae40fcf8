import { createEngine, type SearchAnswer, type SearchEngine } from './engine';

// Runs in a worker, so that a page on a slow phone still scrolls while the index loads.

/** What the page sends, with a port for the answer. */
export interface SearchRequest {
  readonly kind: keyof SearchEngine;
  readonly query: string;
  /** The index, as JSON, with the first request. */
  readonly index?: string;
}

let engine: SearchEngine;

addEventListener('message', ({ data, ports }: MessageEvent<SearchRequest>) => {
  if (data.index) {
    engine = createEngine(JSON.parse(data.index));
  }
  ports[0]?.postMessage(engine[data.kind](data.query) satisfies SearchAnswer);
});
