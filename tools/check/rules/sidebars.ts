import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from '../../../sidebars';
import type { Finding, Rule } from '../rule';

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

/** Returns the pages in an item, without a `ref`, because its page shows another sidebar. */
function pagesIn(item: Item): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (item.type === 'doc') {
    return [String(item.id)];
  }
  return item.type === 'category' && Array.isArray(item.items) ? item.items.flatMap(pagesIn) : [];
}

/** Returns the faults of a page's place in the sidebars. */
export function sidebarFaults(
  config: SidebarsConfig,
  id: string,
  data: Readonly<Record<string, unknown>>,
): Finding[] {
  const bars = Object.entries(config).flatMap(([name, items]) =>
    Array.isArray(items) && items.flatMap(pagesIn).includes(id) ? [name] : [],
  );
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
          says: `This page is in the sidebars ${bars.join(' and ')}, and can show only one of them. In the other, make it a \`ref\` in sidebars.ts.`,
        },
      ]
    : [];
}

/** A page's place in the sidebars. The build checks that the pages in `sidebars.ts` exist. */
export const sidebarOfPage: Rule = ({ id, frontMatter }) => sidebarFaults(sidebars, id, frontMatter.data);
