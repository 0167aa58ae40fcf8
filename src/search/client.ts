import type { SearchResults } from './engine';
import type { SearchRequest } from './worker';

type Send = (request: SearchRequest) => Promise<SearchResults>;

let starting: Promise<Send> | undefined;

/** Loads the worker and the index at the same time. */
async function start(indexUrl: string): Promise<Send> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  // Also while nothing is searched for.
  const failed = new Promise<never>((_, reject) => worker.addEventListener('error', reject)).finally(() => {
    worker.terminate();
    starting = undefined;
  });
  try {
    const response = await Promise.race([fetch(indexUrl), failed]);
    if (!response.ok) {
      throw new Error(`The server returned ${response.status} for the search index.`);
    }
    worker.postMessage({ index: await response.text() });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return (request) => {
    const { port1, port2 } = new MessageChannel();
    const results = new Promise<SearchResults>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    worker.postMessage(request, [port2]);
    return Promise.race([results, failed]).finally(() => port1.close());
  };
}

/** Searches in the worker. The first call starts it, and so does the next one after a failure. */
export async function search(indexUrl: string, request: SearchRequest): Promise<SearchResults> {
  starting ??= start(indexUrl);
  try {
    const send = await starting;
    return await send(request);
  } catch (error) {
    starting = undefined;
    throw error;
  }
}
