const whenIdle: (then: () => void) => void =
  'requestIdleCallback' in window ? (then) => requestIdleCallback(then) : (then) => setTimeout(then);

/**
 * Has Docusaurus fetch the pages behind the links in sight one at a time, when the browser has nothing else to do. By
 * itself it does so for all links at once, which is the longest that a phone is kept busy after it has drawn the page.
 * Which pages are fetched, and that none are for readers who save data, remains Docusaurus's affair.
 */
export function fetchAheadWhenIdle(): void {
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
