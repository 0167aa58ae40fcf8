import type { Remote } from 'comlink';
import { indexFile, lastBuild, versionMeta } from './format';
import type { Answer, SearchEngine } from './SearchEngine';

/** The state of the search. */
export interface SearchState {
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** How many objects of the index have arrived. With the first, queries find pages and titles. */
  readonly objects: number;
}

/** Whether this is a writer's preview, which searches the index of the last build. */
export const isPreview = process.env.NODE_ENV !== 'production';

/** How long the index can take to load, in milliseconds. */
const timeLimit = 60_000;

let state: SearchState = { phase: 'idle', objects: 0 };
let worker: Worker | undefined;
let engine: Remote<SearchEngine> | undefined;
const listeners = new Set<() => void>();

function change(next: SearchState): void {
  state = next;
  for (const listener of listeners) {
    listener();
  }
}

/** For `useSyncExternalStore`: calls back when the state changes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current state. Pages are built and hydrated before anything starts to load. */
export function currentState(): SearchState {
  return state;
}

function indexUrl(): string {
  if (isPreview) {
    return `${lastBuild}/${indexFile}`;
  }
  const version = document.querySelector<HTMLMetaElement>(`meta[name="${versionMeta}"]`)?.content ?? '';
  return `/${indexFile}?_=${version}`;
}

/**
 * Yields the objects of the index as they arrive, each as JSON.
 * @throws if the file can't be read to its end
 */
async function* readIndex(again: boolean): AsyncGenerator<string> {
  const response = await fetch(indexUrl(), {
    cache: again ? 'reload' : 'default',
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!response.ok || !response.body) {
    throw new Error(`The server returned ${response.status} for the search index.`);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter((each) => each.startsWith('{'))) {
      yield line.replace(/,$/, '');
    }
  }
  if (rest !== ']') {
    throw new Error('The search index is incomplete.');
  }
}

/** Starts the engine in a worker. Rejects if its script doesn't load. */
async function startEngine(): Promise<Remote<SearchEngine>> {
  // The one of an attempt that failed, which keeps what it has loaded.
  worker?.terminate();
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  worker = started;
  const failed = new Promise<never>((_, reject) => {
    started.addEventListener('error', () => reject(new Error('The script of the search did not load.')));
  });
  const { wrap } = await import('comlink');
  const remote = wrap<SearchEngine>(started);
  await Promise.race([remote.search('', 0), failed]);
  return remote;
}

async function load(again: boolean): Promise<void> {
  change({ phase: 'loading', objects: 0 });
  try {
    // The index is requested while the engine starts.
    const index = readIndex(again);
    const first = index.next();
    first.catch(() => undefined);
    const started = await startEngine();
    engine = started;
    for (let next = await first; !next.done; next = await index.next()) {
      await started.add(next.value);
      change({ phase: 'loading', objects: state.objects + 1 });
    }
    change({ ...state, phase: 'ready' });
  } catch {
    change({ ...state, phase: 'failed' });
  }
}

/** Starts to load the search, unless that has happened already. */
export function warmUp(): void {
  if (state.phase === 'idle') {
    void load(false);
  }
}

/** Loads the search again after it has failed, because the reader asked for it. */
export function tryAgain(): void {
  void load(true);
}

/** Returns the answer to a query, or nothing while no object of the index has arrived. */
export async function search(query: string): Promise<Answer | undefined> {
  return state.objects > 0 ? engine?.search(query) : undefined;
}
