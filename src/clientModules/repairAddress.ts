import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus and the router decode the path and the hash, and the page crashes if one can't be decoded, as in `/faq#50%-off`.

function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** Replaces an address that can't be decoded with one that means the same text. */
function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const [path, id] = [decodable(pathname), decodable(hash)];
  if (path !== pathname || id !== hash) {
    window.history.replaceState(window.history.state, '', path + search + id);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  repairAddress();
  // Before the router, which listens to the same event.
  window.addEventListener('popstate', repairAddress, true);
}
