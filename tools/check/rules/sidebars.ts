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

/** Returns the faults of a page's place in the sidebars. */
export function sidebarFaults(
  config: SidebarsConfig,
  id: string,
  data: Readonly<Record<string, unknown>>,
): Finding[] {
  const bars = pagesBySidebar(config, false).filter(({ pages }) => pages.includes(id));
  const isAlone =
    data.unlisted === true || data.displayed_sidebar !== undefined || withoutSidebar.includes(id);
  if (bars.length === 0 && !isAlone) {
    return [
      {
        line: 1,
        says: `No sidebar has this page, so readers find it only by searching. Add '${id}' to sidebars.ts.`,
      },
    ];
  }
  return bars.length > 1
    ? [
        {
          line: 1,
          says: `This page is in the sidebars ${bars.map(({ name }) => name).join(' and ')}, and can show only one of them. In the other, make it a \`ref\` in sidebars.ts.`,
        },
      ]
    : [];
}

/** Returns the faults of the sidebars themselves, at the line of `sidebars.ts` that names the page. */
export function sidebarTableFaults(config: SidebarsConfig, text: string, { pageFiles }: Site): Finding[] {
  const ids = pageFiles.map((file) => file.replace(/^docs\/|\.mdx?$/g, ''));
  return pagesBySidebar(config, true).flatMap(({ name, pages }) =>
    pages.flatMap((id, index): Finding[] => {
      const lines = text.split('\n').flatMap((line, at) => (line.includes(`'${id}'`) ? [at + 1] : []));
      if (!ids.includes(id)) {
        const says = `The sidebar ${name} names the page '${id}', which doesn't exist. Near it: ${nearest(id, ids).join(', ')}.`;
        return [{ line: lines[0] ?? 1, says }];
      }
      return pages.indexOf(id) < index
        ? [
            {
              line: lines.at(-1) ?? 1,
              says: `The sidebar ${name} has the page '${id}' twice. Remove one of the two.`,
            },
          ]
        : [];
    }),
  );
}

/** A page's place in the sidebars. */
export const sidebarOfPage: Rule = ({ id, frontMatter }) => sidebarFaults(sidebars, id, frontMatter.data);

/** `sidebars.ts`: pages that exist, each once. */
export const sidebarTable: Rule = ({ file, text }, site) =>
  file === 'sidebars.ts' ? sidebarTableFaults(sidebars, text, site) : [];
