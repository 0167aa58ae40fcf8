import { nearest } from '../../../src/markdown/html/lookUp';
import type { Rule } from '../finding';
import { addressOf, pagesOfCode } from '../site';
import { faultOfAddress } from './links';

/** `sidebars.ts`: pages that exist, and each page in one of them. */
export const sidebars: Rule = function* ({ text }, site) {
  const listed = new Set<string>();
  JSON.stringify(site.routes.sidebars, (key, value) => {
    // An item of a list, or the page of an item.
    if (typeof value === 'string' && /^(?:\d+|id)$/.test(key)) {
      listed.add(value);
    }
    return value;
  });
  const ids = site.pageFiles.map((file) => addressOf(file).slice(1));
  for (const id of [...listed].filter((each) => !ids.includes(each))) {
    const near = nearest(id, ids).join(', ');
    const says = `The sidebars name the page '${id}', which doesn't exist, and the build stops. Near it: ${near}.`;
    yield { start: Math.max(0, text.indexOf(`'${id}'`)), says };
  }
  for (const id of ids.filter((each) => !listed.has(each))) {
    const { displayed_sidebar: shown, unlisted } = site.page(`docs/${id}.mdx`).data;
    if (shown === undefined && !unlisted) {
      const says = `No sidebar has the page '${id}', so readers find it only by searching. Add it to the one where it belongs, or write \`displayed_sidebar: null\` on the page.`;
      yield { start: 0, says };
    }
  }
};

/** `redirects.json`: every old path leads directly to a page, none hides one, and no page is gone without a row. */
export const redirects: Rule = function* (page, site) {
  for (const { from, to } of site.routes.redirects) {
    const start = Math.max(0, page.text.indexOf(`"${from}":`));
    const fault = faultOfAddress(to, page, site);
    if (site.fileOf(from) || pagesOfCode.includes(from)) {
      yield { start, says: `${from} is a page, which the redirect to ${to} hides. Remove the row.` };
    } else if (fault) {
      yield { start, says: fault };
    }
  }
  const before = [...site.before().keys()].filter((file) => file.startsWith('docs/')).map(addressOf);
  for (const address of new Set([...site.routes.promisedPages, ...before])) {
    if (!site.fileOf(address) && !site.redirectOf(address)) {
      const says = `The page ${address} is gone, and other sites link to it. Add a row for the page that replaces it: \`"${address}": "/…"\`.`;
      yield { start: 0, says };
    }
  }
};
