import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus and the router decode the path and the hash of the URL. `/faq#50%-off` would crash the page.

/** Escapes the percent signs of a text that can't be decoded: `50%-off` becomes `50%25-off`. */
function escapeIfMalformed(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

function fixMalformedUrl(): void {
  const { pathname, search, hash } = window.location;
  const fixed = escapeIfMalformed(pathname) + search + escapeIfMalformed(hash);
  if (fixed !== pathname + search + hash) window.history.replaceState(window.history.state, '', fixed);
}

if (ExecutionEnvironment.canUseDOM) {
  fixMalformedUrl();
  // In the capture phase, to run before the router's listener.
  window.addEventListener('popstate', fixMalformedUrl, true);
}
