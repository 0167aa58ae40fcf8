const whenIdle: (then: () => void) => void =
  'requestIdleCallback' in window ? (then) => requestIdleCallback(then) : (then) => setTimeout(then);

/** How many pages are fetched while a page is open. The one that a reader points at is always fetched as well. */
const most = 6;

/** Returns how far a link to a page is from what the reader reads: in the text, or in the sidebar near the open page. */
function distanceOf(path: string): number {
  if (document.querySelector(`main a:is([href="${path}"], [href^="${path}#"])`)) {
    return 0;
  }
  const links = [...document.querySelectorAll('.theme-doc-sidebar-menu a')];
  const open = links.findIndex((link) => link.getAttribute('aria-current') === 'page');
  const index = links.findIndex((link) => link.getAttribute('href') === path);
  return index < 0 || open < 0 ? Number.POSITIVE_INFINITY : Math.abs(index - open);
}

/**
 * Makes Docusaurus fetch the pages behind visible links one at a time, when the browser is idle: the nearest, and only a
 * few, and none of those in the header. By default it fetches all of them at once, which blocks a phone longer than anything
 * else after the first paint, and is as much as the page itself. Docusaurus still fetches none for readers who save data.
 */
export function prefetchWhenIdle(): void {
  const { prefetch, preload } = window.docusaurus;
  let waiting: { readonly path: string; readonly distance: number }[] = [];
  let page = '';
  let left = 0;
  let busy = false;
  const next = () => {
    const nearest = waiting.sort((one, other) => one.distance - other.distance).shift();
    busy = nearest !== undefined && left > 0;
    if (nearest && busy) {
      left -= prefetch(nearest.path) ? 1 : 0;
      whenIdle(next);
    }
  };
  window.docusaurus = {
    preload,
    prefetch(link) {
      const path = link.replace(/[?#].*/, '');
      if (page !== location.pathname) {
        page = location.pathname;
        waiting = [];
        left = most;
      }
      const distance = distanceOf(path);
      if (path !== page && distance < Number.POSITIVE_INFINITY) {
        waiting.push({ path, distance });
      }
      if (!busy) {
        busy = true;
        whenIdle(next);
      }
      return false;
    },
  };
}
