import { reloadIfServerResponds, serverResponds, slowAfterMilliseconds } from '../../navigation/server';
import type { Answer } from '../engine/SearchEngine';
import { type Engine, startEngine } from './engines';
import { type Fault, indexAddress, LoadError, readIndex } from './indexLoader';

/** How far the search is. */
export interface SearchState {
  /**
   * `idle`: nobody came near it. `loading`: nothing can be asked yet. `partly`: the pages can be asked for, the texts
   * are on their way. `ready`: all is there. `failed`: it stopped, with or without a part of it.
   */
  readonly phase: 'idle' | 'loading' | 'partly' | 'ready' | 'failed';
  /** How much of the index is there, in lines; an answer given at another figure may be out of date. */
  readonly lines: number;
  /** Set when it takes longer than a reader should wait without a word. */
  readonly late: boolean;
  /** Why it stopped. */
  readonly fault?: Fault | { readonly why: 'scripts' };
  /** Whether anything can be asked. */
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

/** How far the search is now. */
export function currentState(): SearchState {
  return state;
}

/** The state before anything happened, which is what a page is built with. */
export function stateAtBuild(): SearchState {
  return idle;
}

/** Gives the index to the engine a line at a time, so that a query waits for one line at most. */
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
    // The index is asked for at once; the engine starts meanwhile.
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

/** Goes on with lines of which the first has been asked for. */
async function* withFirst(first: Promise<IteratorResult<string>>, others: AsyncGenerator<string>) {
  const { done, value } = await first;
  if (!done) {
    yield value;
    yield* others;
  }
}

/** Starts loading, if that has not happened yet. */
export function warmUp(): void {
  if (state.phase === 'idle') {
    void load();
  }
}

/**
 * Loads anew because the reader wants it. If its scripts are gone from the server, or do not understand the index of a
 * newer build, the whole page is loaded anew.
 */
export function tryAgain(): void {
  void load(true);
}

/**
 * Asks the engine, once anything can be asked.
 * @returns nothing if there is no engine to ask
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
  // A search that failed for want of a connection mends itself when there is one again.
  window.addEventListener('online', () => {
    if (state.phase === 'failed' || state.late) {
      void load();
    }
  });
}
