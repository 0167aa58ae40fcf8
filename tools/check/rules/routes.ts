import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { nearest } from '../../../src/remark/facts/lookUp';
import type { Rule } from '../rule';
import { addressOf, type Routes, type Site } from '../site';

type Item = Extract<SidebarsConfig[string], unknown[]>[number];

/** Returns the pages in an item, with or without those that the sidebar only refers to because they show another one. */
function pagesIn(item: Item, withRefs: boolean): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (item.type === 'category' && Array.isArray(item.items)) {
    return item.items.flatMap((each) => pagesIn(each, withRefs));
  }
  return item.type === 'doc' || (withRefs && item.type === 'ref') ? [String(item.id)] : [];
}

function pagesOf(items: SidebarsConfig[string], withRefs: boolean): string[] {
  return Array.isArray(items) ? items.flatMap((item) => pagesIn(item, withRefs)) : [];
}

/** `sidebars.ts`: pages that exist, each once, and each page in one of them. */
export const sidebars: Rule = function* ({ file, text }, { routes, pageFiles, frontMatter }) {
  if (file !== 'sidebars.ts') {
    return;
  }
  const at = (id: string) => Math.max(0, text.lastIndexOf(`'${id}'`));
  const ids = pageFiles.map((each) => addressOf(each).slice(1));
  for (const [name, items] of Object.entries(routes.sidebars)) {
    const listed = pagesOf(items, true);
    for (const id of new Set(listed.filter((each, index) => listed.indexOf(each) < index))) {
      yield { start: at(id), says: `The sidebar ${name} has the page '${id}' twice. Remove one of the two.` };
    }
    for (const id of listed.filter((each) => !ids.includes(each))) {
      const near = nearest(id, ids).join(', ');
      const says = `The sidebar ${name} names the page '${id}', which doesn't exist. Near it: ${near}.`;
      yield { start: at(id), says };
    }
  }
  for (const [id, data] of pageFiles.map((each) => [addressOf(each).slice(1), frontMatter(each)] as const)) {
    const bars = Object.entries(routes.sidebars).filter(([, items]) => pagesOf(items, false).includes(id));
    const isAlone = data.unlisted === true || data.displayed_sidebar !== undefined;
    if (bars.length === 0 && !isAlone) {
      const says = `No sidebar has the page '${id}', so readers find it only by searching. Add it to the one where it belongs, or write \`displayed_sidebar: null\` on the page.`;
      yield { start: 0, says };
    } else if (bars.length > 1 && !data.displayed_sidebar) {
      const names = bars.map(([name]) => name).join(' and ');
      const says = `The page '${id}' is in the sidebars ${names}, and can show only one of them. Name that one in the page's \`displayed_sidebar\`, or make it a \`ref\` in the other.`;
      yield { start: at(id), says };
    }
  }
};

function faultOf({ from, to }: Routes['redirects'][number], site: Site): string | undefined {
  const target = to.replace(/[?#].*$/, '');
  if (site.routes.redirects.filter((row) => row.from === from).length > 1) {
    return `${from} is redirected twice, and only the first row counts. Remove one of the two.`;
  }
  if (site.fileOf(from)) {
    return `${from} is a page, which the redirect hides. Remove the row.`;
  }
  if (site.redirectOf(target)) {
    return `${from} leads to ${to}, which is redirected itself. Write \`${site.redirectOf(target)}\`.`;
  }
  const near = nearest(target, site.pageFiles.map(addressOf)).join(', ');
  return site.fileOf(target)
    ? undefined
    : `${from} leads to ${to}, and there is no such page. Near it: ${near}.`;
}

/** `src/redirects.ts`: every old path leads to a page, none hides one, and no page is gone without a row. */
export const redirects: Rule = function* ({ file, text }, site) {
  if (file !== 'src/redirects.ts') {
    return;
  }
  for (const row of site.routes.redirects) {
    const says = faultOf(row, site);
    if (says) {
      yield { start: Math.max(0, text.indexOf(`from: '${row.from}'`)), says };
    }
  }
  for (const address of new Set([
    ...site.routes.promisedPages,
    ...[...site.before().keys()].map(addressOf),
  ])) {
    if (!site.fileOf(address) && !site.redirectOf(address)) {
      const says = `The page ${address} is gone, and other sites link to it. Add a row for the page that replaces it: \`{ from: '${address}', to: '/…' },\`.`;
      yield { start: 0, says };
    }
  }
};
