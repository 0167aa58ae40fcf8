import type { SearchAnswer } from './engine';
import type { SearchRequest } from './worker';

type Ask = (request: SearchRequest) => Promise<SearchAnswer>;

let starting: Promise<Ask> | undefined;

/** Loads the worker and the index at the same time. */
async function start(indexUrl: string): Promise<Ask> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failed = new Promise<never>((_, reject) => worker.addEventListener('error', reject)).finally(() =>
    worker.terminate(),
  );
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
    const answer = new Promise<SearchAnswer>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    worker.postMessage(request, [port2]);
    return Promise.race([answer, failed]);
  };
}

/** Answers a query. The first call loads the search, and so does the next one after a failure. */
export async function search(indexUrl: string, request: SearchRequest): Promise<SearchAnswer> {
  starting ??= start(indexUrl);
  try {
    const ask = await starting;
    return await ask(request);
  } catch (error) {
    starting = undefined;
    throw error;
  }
}
