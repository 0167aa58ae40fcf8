import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus and the router decode the path and the hash. In `/faq#50%-off`, that would crash the page.

/** Replaces an address that can't be decoded with one for the same text. The paths of pages have no `%`. */
function fixMalformedUrl(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURIComponent(pathname + hash);
  } catch {
    const [path, id] = [pathname, hash].map((part) => part.replaceAll('%', '%25'));
    window.history.replaceState(window.history.state, '', path + search + id);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  fixMalformedUrl();
  // Before the router, which listens to the same event.
  window.addEventListener('popstate', fixMalformedUrl, true);
}
