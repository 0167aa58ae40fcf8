import type { SearchResults } from './engine';
import type { SearchRequest } from './worker';

let worker: ReturnType<typeof startWorker> | undefined;

async function loadIndex(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The server returned ${response.status} for the search index.`);
  return response.text();
}

/** Loads the worker and the index in parallel. If either fails, even after startup, the next search starts over. */
function startWorker(indexUrl: string) {
  const thread = new Worker(new URL('./worker.ts', import.meta.url));
  const crash = new Promise<never>((_, reject) => thread.addEventListener('error', reject));
  const ready = Promise.race([loadIndex(indexUrl), crash]).then((index) => thread.postMessage({ index }));
  // Runs only once, so that a second failure of this worker can't drop the next one.
  Promise.all([crash, ready]).catch(() => {
    thread.terminate();
    worker = undefined;
  });
  return { thread, ready };
}

/** Searches in the worker, which the first call starts. */
export async function search(indexUrl: string, request: SearchRequest): Promise<SearchResults> {
  worker ??= startWorker(indexUrl);
  const { thread, ready } = worker;
  await ready;
  const { port1, port2 } = new MessageChannel();
  const settled = new AbortController();
  const results = new Promise<SearchResults>((resolve, reject) => {
    port1.onmessage = ({ data }) => resolve(data);
    thread.addEventListener('error', reject, { signal: settled.signal });
  });
  thread.postMessage(request, [port2]);
  return results.finally(() => {
    settled.abort();
    port1.close();
  });
}
