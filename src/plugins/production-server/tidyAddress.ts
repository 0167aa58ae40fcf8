/**
 * The exact address behind one that ends in `.html`, `/index.html` or `/`, with its query; nothing for an address
 * that is exact already. Only plain path characters are taken, so that no address can lead to another host.
 * @param address path and query as in a request line
 */
export function tidyAddress(address: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(address) ?? [];
  if (!/^(?:\/[\w.-]+)+\/?$/.test(path)) {
    return undefined;
  }
  const tidy = path.replace(/(?:\/index)?\.html$|\/$/, '') || '/';
  return tidy === path ? undefined : tidy + query;
}
