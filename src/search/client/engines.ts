import type { Answer } from '../engine/SearchEngine';

/** Something that loads the index and answers queries, in the page or in a worker. */
export interface Engine {
  /** Adds a line of the index. Rejects if the line is damaged. */
  add(line: string): Promise<void>;
  ask(query: string, limit: number): Promise<Answer>;
  close(): void;
}

/** A message from the page to the worker. */
export type ToWorker =
  | { readonly id: number; readonly do: 'add'; readonly line: string }
  | { readonly id: number; readonly do: 'ask'; readonly query: string; readonly limit: number };

/** A message from the worker. The id 0 says that it has started. */
export interface FromWorker {
  readonly id: number;
  readonly answer?: Answer;
  readonly error?: string;
}

/** How long a worker can take to start, in milliseconds. */
const startTime = 4000;

interface Waiting {
  readonly resolve: (message: FromWorker) => void;
  readonly reject: (error: Error) => void;
}

/** Starts an engine in a worker. Rejects if the browser, a policy, or the server refuses the worker. */
function engineInWorker(): Promise<Engine> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const waiting = new Map<number, Waiting>();
    let last = 0;
    const give = (message: ToWorker) =>
      new Promise<FromWorker>((resolveOne, rejectOne) => {
        waiting.set(message.id, { resolve: resolveOne, reject: rejectOne });
        worker.postMessage(message);
      });
    const fail = (error: Error) => {
      worker.terminate();
      clearTimeout(timer);
      reject(error);
      for (const one of waiting.values()) {
        one.reject(error);
      }
    };
    const timer = setTimeout(() => fail(new Error('The worker did not start.')), startTime);
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail(new Error('The worker failed.'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.id === 0) {
        clearTimeout(timer);
        resolve(engine);
        return;
      }
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.error === undefined) {
        one?.resolve(data);
      } else {
        one?.reject(new Error(data.error));
      }
    });
    const engine: Engine = {
      async add(line) {
        await give({ id: ++last, do: 'add', line });
      },
      async ask(query, limit) {
        const { answer } = await give({ id: ++last, do: 'ask', query, limit });
        if (!answer) {
          throw new Error('The worker returned no answer.');
        }
        return answer;
      },
      close: () => worker.terminate(),
    };
  });
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
