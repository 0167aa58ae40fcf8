import { reloadIfServerResponds, serverResponds, slowAfterMilliseconds } from '../../navigation/server';
import type { Answer } from '../engine/SearchEngine';
import { type Engine, startEngine } from './engines';
import { type Fault, indexAddress, LoadError, readIndex } from './indexLoader';

/** The state of the search. */
export interface SearchState {
  /**
   * `idle`: not used yet. `loading`: no queries are possible yet. `partly`: queries find pages, but their text is still
   * loading. `ready`: everything has loaded. `failed`: loading stopped, with or without a part of the index.
   */
  readonly phase: 'idle' | 'loading' | 'partly' | 'ready' | 'failed';
  /** How many lines of the index have loaded. An answer from when there were fewer can be out of date. */
  readonly lines: number;
  /** Whether loading takes so long that the reader should be told. */
  readonly late: boolean;
  /** Why loading stopped. */
  readonly fault?: Fault | { readonly why: 'scripts' };
  /** Whether queries are possible. */
  readonly canAnswer: boolean;
}

const idle: SearchState = { phase: 'idle', lines: 0, late: false, canAnswer: false };

let state = idle;
let engine: Promise<Engine> | undefined;
let loading: AbortController | undefined;
let attempts = 0;
const listeners = new Set<() => void>();

function change(news: Partial<SearchState>): void {
  state = { ...state, ...news };
  for (const listener of listeners) {
    listener();
  }
}

/** For `useSyncExternalStore`: calls back when the state changes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current state. */
export function currentState(): SearchState {
  return state;
}

/** Returns the initial state, which pages are built with. */
export function stateAtBuild(): SearchState {
  return idle;
}

/** Adds the index to the engine line by line, so that a query waits for one line at most. */
async function takeIn(into: Engine, lines: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  for await (const line of lines) {
    await into.add(line).catch(() => {
      throw new LoadError({ why: 'damaged' });
    });
    if (signal.aborted) {
      return;
    }
    change({ phase: 'partly', lines: state.lines + 1, canAnswer: true });
  }
}

async function faultOf(error: unknown): Promise<NonNullable<SearchState['fault']>> {
  if (error instanceof LoadError) {
    return error.fault;
  }
  return { why: (await serverResponds(indexAddress())) ? 'scripts' : 'unreachable' };
}

/** @param byReader whether the reader asked for it, after it had failed */
async function load(byReader = false): Promise<void> {
  loading?.abort();
  const current = new AbortController();
  loading = current;
  engine?.then((earlier) => earlier.close()).catch(() => undefined);
  change({ ...idle, phase: 'loading', fault: undefined });
  const timer = setTimeout(() => change({ late: true }), slowAfterMilliseconds);
  try {
    // The engine starts while the index loads.
    const lines = readIndex(attempts++ > 0, current.signal);
    const first = lines.next();
    first.catch(() => undefined);
    engine = startEngine();
    await takeIn(await engine, withFirst(first, lines), current.signal);
    if (!current.signal.aborted) {
      change({ phase: 'ready', late: false });
    }
  } catch (error) {
    const fault = await faultOf(error);
    if (!current.signal.aborted) {
      change({ phase: 'failed', late: false, fault });
      if (byReader && (fault.why === 'scripts' || fault.why === 'damaged')) {
        await reloadIfServerResponds();
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Yields lines of which the first has already been requested. */
async function* withFirst(first: Promise<IteratorResult<string>>, others: AsyncGenerator<string>) {
  const { done, value } = await first;
  if (!done) {
    yield value;
    yield* others;
  }
}

/** Starts loading the search, if that hasn't happened yet. */
export function warmUp(): void {
  if (state.phase === 'idle') {
    void load();
  }
}

/**
 * Loads the search again because the reader asked for it. If its scripts are gone from the server, or don't understand
 * the index of a newer build, the whole page is reloaded.
 */
export function tryAgain(): void {
  void load(true);
}

/**
 * Asks the engine as soon as queries are possible.
 * @returns undefined if there is no engine
 */
export async function ask(query: string, limit: number): Promise<Answer | undefined> {
  if (!state.canAnswer || !engine) {
    return undefined;
  }
  try {
    return await (await engine).ask(query, limit);
  } catch {
    change({ phase: 'failed', canAnswer: false, fault: { why: 'scripts' } });
    return undefined;
  }
}

if (typeof window !== 'undefined') {
  // After a lost connection, the search loads again when the connection is back.
  window.addEventListener('online', () => {
    if (state.phase === 'failed' || state.late) {
      void load();
    }
  });
}
