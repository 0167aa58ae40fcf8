import type { SearchAnswer } from './engine';
import type { SearchRequest } from './worker';

interface LoadedWorker {
  readonly worker: Worker;
  /** Rejects if the worker's script doesn't load or fails. */
  readonly failed: Promise<never>;
}

let loading: Promise<LoadedWorker> | undefined;

function ask({ worker, failed }: LoadedWorker, request: SearchRequest): Promise<SearchAnswer> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<SearchAnswer>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage(request, [port2]);
  return Promise.race([answer, failed]);
}

async function start(indexUrl: string): Promise<LoadedWorker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The script of the search did not load.')));
  });
  try {
    // The index is requested while the worker starts.
    const response = await Promise.race([fetch(indexUrl), failed]);
    if (!response.ok) {
      throw new Error(`The server returned ${response.status} for the search index.`);
    }
    const index = await response.text();
    await ask({ worker, failed }, { kind: 'suggest', query: '', index });
    return { worker, failed };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** Loads the worker and the index, once. After a failure, the next call tries again. */
export function loadSearch(indexUrl: string): Promise<LoadedWorker> {
  loading ??= start(indexUrl).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Returns what a query finds. */
export async function search(indexUrl: string, request: SearchRequest): Promise<SearchAnswer> {
  return ask(await loadSearch(indexUrl), request);
}
