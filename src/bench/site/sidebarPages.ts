import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from '../../../sidebars';

type Items = Extract<SidebarsConfig[string], unknown[]>;

function idsOf(items: Items): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') {
      return [item];
    }
    if (item.type === 'category' && Array.isArray(item.items)) {
      return idsOf(item.items);
    }
    return item.type === 'doc' ? [item.id] : [];
  });
}

/** The addresses of all pages that stand in a sidebar, from `sidebars.ts`. A page's address is its id. */
export const sidebarPages: readonly string[] = [
  ...new Set(Object.values(sidebars).flatMap((items) => (Array.isArray(items) ? idsOf(items) : []))),
].map((id) => `/${id}`);
