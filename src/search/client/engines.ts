import type { Answer, SearchEngine } from '../engine/SearchEngine';

/** Something that loads the index and answers queries, in the page or in a worker. */
export interface Engine {
  /** Adds a line of the index. Rejects if the line is damaged. */
  add(line: string): Promise<void>;
  ask(query: string, limit: number): Promise<Answer>;
  close(): void;
}

/** How long a worker can take to start, in milliseconds. */
const startTime = 4000;

/** Starts an engine in a worker. Rejects if the browser, a policy, or the server refuses the worker. */
async function engineInWorker(): Promise<Engine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('The worker failed.'));
    });
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, startTime, new Error('The worker did not start.'));
  });
  const start = async (): Promise<Engine> => {
    // Loaded while the worker starts.
    const { wrap } = await import('comlink');
    const engine = wrap<SearchEngine>(worker);
    // Its first answer says that it has started.
    await engine.ask('', 0);
    return {
      add: (line) => Promise.race([engine.add(line), failed]),
      ask: (query, limit) => Promise.race([engine.ask(query, limit), failed]),
      close: () => worker.terminate(),
    };
  };
  try {
    return await Promise.race([start(), failed, late]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** An engine in the page, if there is no worker. It lets the page respond between two lines. */
async function engineInPage(): Promise<Engine> {
  const { SearchEngine } = await import('../engine/SearchEngine');
  const engine = new SearchEngine();
  return {
    async add(line) {
      await new Promise((resolve) => setTimeout(resolve));
      engine.add(line);
    },
    ask: async (query, limit) => engine.ask(query, limit),
    close: () => undefined,
  };
}

/** Starts an engine in a worker, or else in the page. Rejects if the scripts of both fail to load. */
export async function startEngine(): Promise<Engine> {
  try {
    return await engineInWorker();
  } catch {
    return engineInPage();
  }
}
