import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from '../../../sidebars';

type Items = Extract<SidebarsConfig[string], unknown[]>;

/** A group of the list of pages: addresses and further groups, in order. */
export interface PageGroup {
  readonly label: string;
  readonly items: readonly (string | PageGroup)[];
}

function groupOf(label: string, items: Items): PageGroup {
  return {
    label,
    items: items.flatMap((item): (string | PageGroup)[] => {
      if (typeof item === 'string') {
        return [`/${item}`];
      }
      if (item.type === 'category' && Array.isArray(item.items)) {
        return [groupOf(item.label ?? '', item.items)];
      }
      return item.type === 'doc' ? [`/${item.id}`] : [];
    }),
  };
}

/** A label made from the key of a sidebar: "Chat features" from `chatFeatures`. */
function labelOf(key: string): string {
  return key
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The pages that stand in the sidebars, from `sidebars.ts`, a group for each sidebar. A page's address is its id. */
export const pageGroups: readonly PageGroup[] = Object.entries(sidebars).flatMap(([key, items]) =>
  Array.isArray(items) ? [groupOf(labelOf(key), items)] : [],
);

function addressesOf({ items }: PageGroup): string[] {
  return items.flatMap((item) => (typeof item === 'string' ? [item] : addressesOf(item)));
}

/** The addresses of all pages that stand in a sidebar. */
export const sidebarPages: readonly string[] = [...new Set(pageGroups.flatMap(addressesOf))];
