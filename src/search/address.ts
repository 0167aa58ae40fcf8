import { addresses } from '../facts/product';
import type { SearchSection } from './sections';

/** `https://docs.rookery.example/faq/?from=chat#support`, `docs.rookery.example`, or `/faq.html`. `path` is without `.html`. */
const pageAddressPattern =
  /^\s*(?:(?:https?:\/\/)?(?!api\.)(?<host>(?:[\w-]+\.)+[a-z]+(?::\d+)?))?(?<path>\/[^\s?#]*?)?(?:\.html|\/)?(?:[?#]\S*)?\s*$/i;

const docsHost = new URL(addresses.docs).host;

/** Returns the words to search for, and the page if an address of one was pasted. Of an address, the words are its path or its `q`. */
export function parsePastedUrl(
  query: string,
  sections: readonly SearchSection[],
): { text: string; addressedSection?: SearchSection } {
  const { host, path: typed = '/' } = pageAddressPattern.exec(query)?.groups ?? {};
  const isHere = !host || host.toLowerCase() === docsHost;
  // The landing page isn't indexed, but the site index is.
  const home = host && isHere ? '/home' : undefined;
  const path = /^\/(?:index)?$/.test(typed) ? home : typed;
  const searched = path === '/search' && isHere ? new URLSearchParams(query.split(/[?#]/)[1]).get('q') : null;
  if (searched) return { text: searched };
  const addressedSection = isHere ? sections.find(({ url }) => url === path) : undefined;
  // "node.js/express" looks like an address, but is words unless it has a scheme or is the path of a page.
  if (path && (addressedSection || query.includes('://'))) return { text: path, addressedSection };
  return { text: query };
}
