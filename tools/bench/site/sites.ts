import path from 'node:path';
import sidebars from '../../../sidebars';

/** How a reader reaches a control of a site. */
export interface Control {
  /** Selectors of what to touch; the first element that a finger would hit counts. */
  readonly touch: readonly string[];
  /** For a list of choices: the keys that choose another one, pressed in turn instead of touches. */
  readonly keys?: readonly string[];
}

/** The controls whose first touch is timed. */
export const controlNames = ['menu', 'mode', 'search'] as const;
export type ControlName = (typeof controlNames)[number];

/** A built site that is measured. */
export interface BuiltSite {
  readonly name: string;
  readonly folder: string;
  /** Without those that a script can't touch reliably. */
  readonly controls: Readonly<Partial<Record<ControlName, Control>>>;
  /** Selector of the sidebar's links on a wide screen. */
  readonly sidebarLinks: string;
}

/** The classic theme's controls, which this site shares with plain Docusaurus. */
export const classicTheme = {
  controls: {
    menu: { touch: ['button.navbar__toggle'] },
    mode: { touch: ['.navbar button[aria-label*="mode"]'] },
    search: { touch: ['input.navbar__search-input'] },
  },
  sidebarLinks: '.theme-doc-sidebar-menu a',
} as const satisfies Partial<BuiltSite>;

/** This project. */
export const projectDir = path.resolve(__dirname, '../../..');

/** The built site of this project. */
export const ours: BuiltSite = {
  name: 'Rookery Docs',
  folder: path.join(projectDir, 'build'),
  ...classicTheme,
};

/** Other pages whose loading is measured: a short task, the longest reference, and the landing page, which peers lack. */
export const otherPages = ['/chat-features/polls', '/organizations/api/accounts', '/'] as const;

/** The page on which everything is measured, and one next to it in the sidebar. */
export const measuredPage = '/chat-features/ranks';
export const neighbor = '/chat-features/moderation';

/** A group of the sidebar: paths of pages and further groups, in order. */
export interface PageGroup {
  readonly label: string;
  readonly items: readonly (string | PageGroup)[];
}

type Items = readonly unknown[];

function groupOf(label: string, items: Items): PageGroup {
  return {
    label,
    items: items.flatMap((item): (string | PageGroup)[] => {
      if (typeof item === 'string') {
        return [`/${item}`];
      }
      const { type, id, label, items } = item as { type: string; id?: string; label?: string; items?: Items };
      return type === 'category' ? [groupOf(label ?? '', items ?? [])] : type === 'doc' ? [`/${id}`] : [];
    }),
  };
}

/** The pages in the sidebars, a group for each sidebar. */
export const pageGroups: readonly PageGroup[] = Object.entries(sidebars).map(([key, items]) =>
  groupOf(key, items as Items),
);

function pathsIn({ items }: PageGroup): string[] {
  return items.flatMap((item) => (typeof item === 'string' ? [item] : pathsIn(item)));
}

/** The paths of all pages in a sidebar. */
export const sidebarPages: readonly string[] = [...new Set(pageGroups.flatMap(pathsIn))];
