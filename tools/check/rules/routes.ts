import type { Page } from '../page';
import { addressOf, type Rule, type Site } from '../site';
import { faultOfAddress, pagesOfCode } from './links';

/** `sidebars.ts`: each page is in one of them. */
export const sidebars: Rule = function* ({ text }, site) {
  const ids = site.pageFiles.map((file) => addressOf(file).slice(1));
  const own = text.replaceAll(/type: 'ref', id: '[^']+'/g, '');
  for (const id of ids.filter((each) => !own.includes(`'${each}'`))) {
    const { displayed_sidebar: shown, unlisted } = site.page(`docs/${id}.mdx`).data;
    if (shown === undefined && !unlisted) {
      const says = `No sidebar has the page '${id}', so readers find it only by searching. Add it to the one where it belongs, or write \`displayed_sidebar: null\` on the page.`;
      yield { start: 0, says };
    }
  }
};

function faultOfRedirect(from: string, to: string, page: Page, site: Site): string | undefined {
  if (site.fileOf(from) || pagesOfCode.includes(from)) {
    return `${from} is a page, which the redirect to ${to} hides. Remove the row.`;
  }
  if (!/^\/.*[^/]$/.test(from)) {
    return `An old path begins with a slash, and doesn't end with one: \`"/${from.replace(/^\/|\/$/g, '')}"\`.`;
  }
  const [toPage] = to.split('#');
  return to === toPage
    ? faultOfAddress(to, page, site)
    : `The query of the old address would end up in \`${to}\`. Redirect to the page: \`${toPage}\`.`;
}

/** `redirects.json`: every old path leads directly to a page, none hides one, and no page is gone without a row. */
export const redirects: Rule = function* (page, site) {
  for (const [from, to] of site.redirects) {
    const says = faultOfRedirect(from, to, page, site);
    yield* says ? [{ start: page.text.indexOf(`"${from}":`), says }] : [];
  }
  const pagesBefore = [...site.before.keys()].map(addressOf);
  for (const address of new Set([...site.promised, ...pagesBefore])) {
    if (!site.fileOf(address) && !site.redirects.has(address)) {
      const says = `The page ${address} is gone, and other sites link to it. Add a row for the page that replaces it: \`"${address}": "/…"\`.`;
      yield { start: 0, says };
    }
  }
};
