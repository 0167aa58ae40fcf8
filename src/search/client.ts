import type { SearchResults } from './engine';
import type { SearchRequest } from './worker';

type Send = (request: SearchRequest) => Promise<SearchResults>;

let starting: Promise<Send> | undefined;

async function loadIndex(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The server returned ${response.status} for the search index.`);
  }
  return response.text();
}

/** Loads the worker and the index at the same time. If one of them fails, also later, the next search loads both again. */
async function start(indexUrl: string): Promise<Send> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const crash = new Promise<never>((_, reject) => worker.addEventListener('error', reject));
  const index = loadIndex(indexUrl);
  Promise.all([index, crash]).catch(() => {
    worker.terminate();
    starting = undefined;
  });
  worker.postMessage({ index: await Promise.race([index, crash]) });
  return (request) => {
    const { port1, port2 } = new MessageChannel();
    const results = new Promise<SearchResults>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    worker.postMessage(request, [port2]);
    return Promise.race([results, crash]).finally(() => port1.close());
  };
}

/** Searches in the worker, which the first call starts. */
export async function search(indexUrl: string, request: SearchRequest): Promise<SearchResults> {
  starting ??= start(indexUrl);
  const send = await starting;
  return send(request);
}
