const whenIdle: (then: () => void) => void =
  'requestIdleCallback' in window ? (then) => requestIdleCallback(then) : (then) => setTimeout(then);

/**
 * Makes Docusaurus fetch the pages behind visible links one at a time, when the browser is idle. By default it fetches
 * all of them at once, which blocks a phone longer than anything else after the first paint. Docusaurus still decides
 * which pages to fetch, and fetches none for readers who save data.
 */
export function prefetchWhenIdle(): void {
  const { prefetch, preload } = window.docusaurus;
  const waiting: string[] = [];
  let busy = false;
  const next = () => {
    const path = waiting.shift();
    busy = path !== undefined;
    if (path !== undefined) {
      prefetch(path);
      whenIdle(next);
    }
  };
  window.docusaurus = {
    preload,
    prefetch(path) {
      waiting.push(path);
      if (!busy) {
        busy = true;
        whenIdle(next);
      }
      return false;
    },
  };
}
