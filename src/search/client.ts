import type { SearchResults } from './engine';
import type { SearchRequest } from './worker';

let connection: ReturnType<typeof startWorker> | undefined;

async function loadIndex(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The server returned ${response.status} for the search index.`);
  return response.text();
}

/** Loads the worker and the index in parallel. If either fails, even after startup, the next search starts over. */
function startWorker(indexUrl: string) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const crash = new Promise<never>((_, reject) => worker.addEventListener('error', reject));
  const ready = Promise.race([loadIndex(indexUrl), crash]).then((index) => worker.postMessage({ index }));
  // A promise rejects only once, so a second failure of this worker can't drop the next one.
  const failure = ready.then(() => crash);
  failure.catch(() => {
    worker.terminate();
    connection = undefined;
  });
  return { worker, ready };
}

/** Searches in the worker, which the first call starts. */
export async function search(indexUrl: string, request: SearchRequest): Promise<SearchResults> {
  connection ??= startWorker(indexUrl);
  const { worker, ready } = connection;
  await ready;
  const { port1, port2 } = new MessageChannel();
  const crashListener = new AbortController();
  const results = new Promise<SearchResults>((resolve, reject) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.addEventListener('error', reject, { signal: crashListener.signal });
  });
  worker.postMessage(request, [port2]);
  return results.finally(() => {
    crashListener.abort();
    port1.close();
  });
}
