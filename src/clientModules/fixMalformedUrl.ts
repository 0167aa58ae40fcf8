import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus and the router decode the path and the hash. In `/faq#50%-off`, that would crash the page.

/** Encodes each `%` of a text that can't be decoded. */
function toDecodable(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+|%/gi, (part) => {
    try {
      decodeURIComponent(part);
      return part;
    } catch {
      return part.replaceAll('%', '%25');
    }
  });
}

/** Replaces an address that can't be decoded with one for the same text. The paths of pages have no `%`. */
function fixMalformedUrl(): void {
  const { pathname, search, hash } = window.location;
  const fixed = toDecodable(pathname) + search + toDecodable(hash);
  if (fixed !== pathname + search + hash) window.history.replaceState(window.history.state, '', fixed);
}

if (ExecutionEnvironment.canUseDOM) {
  fixMalformedUrl();
  // Before the router, which listens to the same event.
  window.addEventListener('popstate', fixMalformedUrl, true);
}
