import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from '../../../sidebars';
import { nearest } from '../../../src/remark/facts/lookUp';
import type { Finding, Rule } from '../rule';
import type { Site } from '../site';

type Item = Extract<SidebarsConfig[string], unknown[]>[number];

/** Pages that the navigation bar, the footer, or `/home` lead to. */
const withoutSidebar: readonly string[] = [
  'cookies',
  'enable-notifications',
  'faq',
  'home',
  'privacy-compliance',
  'safety',
  'what-is-rookery',
];

/** Returns the pages in an item, with or without those that the sidebar only refers to because they show another one. */
function pagesIn(item: Item, withRefs: boolean): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (item.type === 'doc' || (withRefs && item.type === 'ref')) {
    return [String(item.id)];
  }
  return item.type === 'category' && Array.isArray(item.items)
    ? item.items.flatMap((each) => pagesIn(each, withRefs))
    : [];
}

function pagesBySidebar(config: SidebarsConfig, withRefs: boolean): { name: string; pages: string[] }[] {
  return Object.entries(config).map(([name, items]) => ({
    name,
    pages: Array.isArray(items) ? items.flatMap((item) => pagesIn(item, withRefs)) : [],
  }));
}

/** Finds the faults of a page's place in the sidebars. */
export function* sidebarFaults(
  config: SidebarsConfig,
  id: string,
  data: Readonly<Record<string, unknown>>,
): Generator<Finding> {
  const bars = pagesBySidebar(config, false).filter(({ pages }) => pages.includes(id));
  const isAlone =
    data.unlisted === true || data.displayed_sidebar !== undefined || withoutSidebar.includes(id);
  if (bars.length === 0 && !isAlone) {
    const says = `No sidebar has this page, so readers find it only by searching. Add '${id}' to sidebars.ts.`;
    yield { line: 1, says };
  } else if (bars.length > 1 && data.displayed_sidebar === undefined) {
    const names = bars.map(({ name }) => name).join(' and ');
    const says = `This page is in the sidebars ${names}, and can show only one of them. In the other, make it a \`ref\` in sidebars.ts, or choose one with \`displayed_sidebar\`.`;
    yield { line: 1, says };
  }
}

/** Finds the faults of the sidebars themselves, at the line of `sidebars.ts` that names the page. */
export function* sidebarTableFaults(
  config: SidebarsConfig,
  text: string,
  { pageFiles }: Site,
): Generator<Finding> {
  const ids = pageFiles.map((file) => file.replace(/^docs\/|\.mdx?$/g, ''));
  for (const { name, pages } of pagesBySidebar(config, true)) {
    for (const [index, id] of pages.entries()) {
      const lines = text.split('\n').flatMap((line, at) => (line.includes(`'${id}'`) ? [at + 1] : []));
      if (!ids.includes(id)) {
        const says = `The sidebar ${name} names the page '${id}', which doesn't exist. Near it: ${nearest(id, ids).join(', ')}.`;
        yield { line: lines[0] ?? 1, says };
      } else if (pages.indexOf(id) < index) {
        yield {
          line: lines.at(-1) ?? 1,
          says: `The sidebar ${name} has the page '${id}' twice. Remove one of the two.`,
        };
      }
    }
  }
}

/** A page's place in the sidebars. */
export const sidebarOfPage: Rule = ({ id, frontMatter }) => sidebarFaults(sidebars, id, frontMatter.data);

/** `sidebars.ts`: pages that exist, each once. */
export const sidebarTable: Rule = ({ file, text }, site) =>
  file === 'sidebars.ts' ? sidebarTableFaults(sidebars, text, site) : [];
