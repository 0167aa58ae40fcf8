import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Scrolls a list so that a link in it is in view. Unlike `scrollIntoView`, it never scrolls the page. */
function reveal(list: string, link: string): void {
  const container = document.querySelector(list);
  const outer = container?.getBoundingClientRect();
  const inner = container?.querySelector(link)?.getBoundingClientRect();
  if (outer && inner && (inner.top < outer.top || inner.bottom > outer.bottom)) {
    container?.scrollBy({ top: inner.top - outer.top - outer.height / 2, behavior: 'instant' });
  }
}

/** Shows the current page in the sidebar. */
export function onRouteDidUpdate(): void {
  reveal('.theme-doc-sidebar-container .menu', '[aria-current="page"]');
}

// Shows the current heading in the contents, which the theme marks with a class.
if (ExecutionEnvironment.canUseDOM) {
  const observer = new MutationObserver(() =>
    reveal('.theme-doc-toc-desktop', '.table-of-contents__link--active'),
  );
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['class'] });
}
