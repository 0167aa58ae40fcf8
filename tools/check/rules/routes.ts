import { addressOf, type Rule } from '../site';
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

/** `redirects.json`: every old path leads directly to a page, none hides one, and no page is gone without a row. */
export const redirects: Rule = function* (page, site) {
  for (const [from, to] of site.redirects) {
    const isPage = site.fileOf(from) || pagesOfCode.includes(from);
    const says = isPage
      ? `${from} is a page, which the redirect to ${to} hides. Remove the row.`
      : from.startsWith('/')
        ? faultOfAddress(to, page, site)
        : `Begin the old path with a slash: \`"/${from}"\`.`;
    yield* says ? [{ start: page.text.indexOf(`"${from}":`), says }] : [];
  }
  const pagesBefore = [...site.before.keys()].filter((file) => file.startsWith('docs/')).map(addressOf);
  for (const address of new Set([...site.promised, ...pagesBefore])) {
    if (!site.fileOf(address) && !site.redirects.has(address)) {
      const says = `The page ${address} is gone, and other sites link to it. Add a row for the page that replaces it: \`"${address}": "/…"\`.`;
      yield { start: 0, says };
    }
  }
};
