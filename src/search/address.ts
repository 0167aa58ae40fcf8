import { addresses } from '../facts/product';
import type { SearchSection } from './sections';

/** `https://docs.rookery.example/faq/?from=chat#support`, `docs.rookery.example`, or `/faq.html`. `path` is without `.html`. */
const pageAddressPattern =
  /^\s*(?:(?:https?:\/\/)?(?!api\.)(?<host>(?:[\w-]+\.)+[a-z]+(?::\d+)?))?(?<path>\/[^\s?#]*?)?(?:\.html|\/)?(?:[?#]\S*)?\s*$/i;

const docsHost = new URL(addresses.docs).host;

/** Returns the text to search for, which of an address is its path or the query in it, and the section with that path. */
export function parsePastedUrl(query: string, sections: readonly SearchSection[]) {
  const { host, path: typed = '/' } = pageAddressPattern.exec(query)?.groups ?? {};
  const isHere = !host || host.toLowerCase() === docsHost;
  // The landing page isn't indexed, but the site index is.
  const home = host && isHere ? '/home' : undefined;
  const path = /^\/(?:index)?$/.test(typed) ? home : typed;
  const addressedSection = isHere ? sections.find(({ url }) => url === path) : undefined;
  const searched = isHere && path === '/search' && new URLSearchParams(query.split(/[?#]/)[1]).get('q');
  // "node.js/express" looks like an address, but is words unless it has a scheme or is the path of a page.
  const text = path && (addressedSection || query.includes('://')) ? path : query;
  return { text: searched || text, addressedSection };
}
