/** How long an answer may take, in milliseconds. */
const patience = 8000;

/** How long to wait before asking once more, in milliseconds: after the first silence, and at most. */
const pauses = { first: 1000, longest: 30_000 } as const;

let askAtOnce: (() => void) | undefined;

/**
 * Asks the server for an address. `navigator.onLine` knows only of the nearest cable or antenna, so it is not asked.
 * @returns the status, or nothing if nobody answers, or something in front of the site says that the site does not
 */
async function statusOf(address: string): Promise<number | undefined> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), patience);
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

/** Waits for the time to ask once more: the reader wants it, the browser sees a line, the page is looked at again. */
function nextTime(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    const timer = setTimeout(end, pause);
    askAtOnce = end;
    window.addEventListener('online', end, { signal: waiting.signal });
    document.addEventListener('visibilitychange', end, { signal: waiting.signal });
    signal.addEventListener('abort', end, { signal: waiting.signal });
  });
}

/** Whether the server answers for an address now, with whatever it may be. */
export async function serverAnswers(address: string): Promise<boolean> {
  return (await statusOf(address)) !== undefined;
}

/**
 * Asks the server for an address until it answers.
 * @param signal ends the asking
 * @param onSilence called each time that nobody answers
 * @returns the status; nothing if the asking was ended
 */
export async function untilServerAnswers(
  address: string,
  signal: AbortSignal,
  onSilence: () => void,
): Promise<number | undefined> {
  for (let pause: number = pauses.first; !signal.aborted; pause = Math.min(2 * pause, pauses.longest)) {
    const status = await statusOf(address);
    if (status !== undefined && !signal.aborted) {
      return status;
    }
    if (!signal.aborted) {
      onSilence();
      await nextTime(pause, signal);
    }
  }
  return undefined;
}

/** Ends the pause of those who wait for the server, if any do. */
export function askServerNow(): void {
  askAtOnce?.();
}
