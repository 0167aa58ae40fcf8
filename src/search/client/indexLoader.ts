import { indexFile, lastBuild, versionMeta } from '../file';

/** Why the index couldn't be read: no response, an error from the server, or a response that isn't an index. */
export type Fault =
  | { readonly why: 'unreachable' }
  | { readonly why: 'refused'; readonly status: number }
  | { readonly why: 'damaged' };

/** Thrown if the index couldn't be read to its end. */
export class LoadError extends Error {
  constructor(readonly fault: Fault) {
    super(`The search index could not be read: ${fault.why}.`);
  }
}

/** Whether this is a writer's preview, which searches the index of the last build. */
export const isPreview = process.env.NODE_ENV !== 'production';

/** Returns the URL of this build's index, or in a writer's preview, of the last build's. */
export function indexAddress(): string {
  if (isPreview) {
    return `${lastBuild}/${indexFile}`;
  }
  const version = document.querySelector<HTMLMetaElement>(`meta[name="${versionMeta}"]`)?.content ?? '';
  return `/${indexFile}?_=${version}`;
}

async function request(again: boolean, signal: AbortSignal): Promise<ReadableStream<string>> {
  let response: Response;
  try {
    response = await fetch(indexAddress(), { signal, cache: again ? 'reload' : 'default' });
  } catch {
    throw new LoadError({ why: 'unreachable' });
  }
  if (!response.ok || !response.body) {
    throw new LoadError({ why: 'refused', status: response.status });
  }
  return response.body.pipeThrough(new TextDecoderStream());
}

/**
 * Yields the lines of the index as they arrive. Each is an index object as JSON.
 * @param again whether to request it from the server even if the browser has a copy, which could be damaged
 * @throws LoadError if nothing arrives, or not all of it
 */
export async function* readIndex(again: boolean, signal: AbortSignal): AsyncGenerator<string> {
  const reader = (await request(again, signal)).getReader();
  let rest = '';
  let started = false;
  let ended = false;
  for (;;) {
    const part = await reader.read().catch(() => {
      throw new LoadError({ why: 'unreachable' });
    });
    if (part.done) {
      break;
    }
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (started ? ended : line !== '[') {
        throw new LoadError({ why: 'damaged' });
      }
      ended = line === ']';
      if (started && !ended) {
        yield line.endsWith(',') ? line.slice(0, -1) : line;
      }
      started = true;
    }
  }
  if (!ended) {
    throw new LoadError({ why: 'damaged' });
  }
}
