import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus and the router decode the path and the hash of the URL. `/faq#50%-off` would crash the page. Some hosts also serve the file
// of a page, and `/index.html` would show the page twice.

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
  const path = escapeIfMalformed(pathname).replace(/(?:\/index)?\.html$/, '') || '/';
  const fixed = path + search + escapeIfMalformed(hash);
  if (fixed !== pathname + search + hash) {
    // With its host, because the path `//faq` alone would be another host's.
    window.history.replaceState(window.history.state, '', window.location.origin + fixed);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  fixMalformedUrl();
  // In the capture phase, to run before the router's listener.
  window.addEventListener('popstate', fixMalformedUrl, true);
}
