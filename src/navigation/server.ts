/** How long a reader waits for a page, the search, or the server before a message appears. */
export const slowAfterMilliseconds = 8000;

/** How long after one request the next begins: at first, and at most. */
const pauses = { first: 1000, longest: 30_000 } as const;

let endPause: (() => void) | undefined;

/**
 * Requests an address. `navigator.onLine` only knows about the device's own connection, so it isn't used.
 * @returns the status; undefined if nothing responds, or something in front of the site says that the site doesn't
 */
async function statusOf(address: string): Promise<number | undefined> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), slowAfterMilliseconds);
  try {
    // A path that begins with two slashes would name another host.
    const { status } = await fetch(window.location.origin + address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: request.signal,
    });
    return status < 500 ? status : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for the next request: for a while, or until the reader, the connection, or the window is back. */
function waitForNextRequest(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(end, pause);
    endPause = end;
    window.addEventListener('online', end, { signal: listening.signal });
    document.addEventListener('visibilitychange', end, { signal: listening.signal });
    signal.addEventListener('abort', end, { signal: listening.signal });
  });
}

/** Returns whether the server responds to an address, whatever its response. */
async function serverResponds(address: string): Promise<boolean> {
  return (await statusOf(address)) !== undefined;
}

/**
 * Requests an address until the server responds.
 * @param signal ends the requests
 * @param onFailure called each time that nothing responds
 * @returns the status; undefined if the requests were ended
 */
export async function waitForServer(
  address: string,
  signal: AbortSignal,
  onFailure: () => void,
): Promise<number | undefined> {
  for (let pause: number = pauses.first; !signal.aborted; pause = Math.min(2 * pause, pauses.longest)) {
    // Begins before the request, because the connection can return while that still fails.
    const nextRequest = waitForNextRequest(pause, signal);
    const status = await statusOf(address);
    if (status !== undefined && !signal.aborted) {
      return status;
    }
    if (!signal.aborted) {
      onFailure();
      await nextRequest;
    }
  }
  return undefined;
}

/** Makes the next request of `waitForServer` now. */
export function retryNow(): void {
  endPause?.();
}

/**
 * Reloads the page if the server responds, after a chunk failed twice: then a new build has replaced the one that this
 * page is from. If nothing responds, the page stays, because it can still be read.
 */
export async function reloadIfServerResponds(): Promise<void> {
  const { pathname, search } = window.location;
  if (await serverResponds(pathname + search)) {
    window.location.reload();
  }
}
