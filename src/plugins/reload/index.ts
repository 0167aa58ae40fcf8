import type { Plugin } from '@docusaurus/types';

/**
 * Loads a page again, once, if one of its own scripts fails, as Docusaurus does for the scripts of the next page. It's in the
 * head of every page as text, so it uses nothing outside of itself.
 */
function reloadOnce(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isSecondTry = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  const onError = ({ target }: Event) => {
    // After hydration, what loads a script handles its failure.
    const isNeeded = document.documentElement.dataset.hasHydrated !== 'true';
    if (target instanceof HTMLScriptElement && isNeeded && !isSecondTry) {
      location.reload();
    }
  };
  addEventListener('error', onError, true);
}

/** Makes a page survive a deploy that removes its scripts while it loads. */
export default function reload(): Plugin {
  return {
    name: 'rookery-reload',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: `(${reloadOnce})();` }] }),
  };
}
