import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus and the router decode the path and the hash of the URL. `/faq#50%-off` would crash the page.

/** The bytes of a character in UTF-8, or a `%` alone. */
const characterPattern = /%(?:[0-7]|[cd].%[89ab]|e.%[89ab].%[89ab]|f.(?:%[89ab].){2}%[89ab])[\da-f]|%/gi;

/** Escapes each `%` that can't be decoded: `50%-off` becomes `50%25-off`. */
function escapePercentSigns(text: string): string {
  return text.replace(characterPattern, (match) => {
    try {
      decodeURIComponent(match);
      return match;
    } catch {
      return match.replaceAll('%', '%25');
    }
  });
}

/** Replaces a URL that can't be decoded. Well-formed URLs stay as they are. */
function fixMalformedUrl(): void {
  const { pathname, search, hash } = window.location;
  const fixed = escapePercentSigns(pathname) + search + escapePercentSigns(hash);
  if (fixed !== pathname + search + hash) window.history.replaceState(window.history.state, '', fixed);
}

if (ExecutionEnvironment.canUseDOM) {
  fixMalformedUrl();
  // In the capture phase, to run before the router's listener.
  window.addEventListener('popstate', fixMalformedUrl, true);
}
