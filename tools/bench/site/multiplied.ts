import fs from 'node:fs';
import path from 'node:path';
import { copySite, type SiteCopy } from '../../../e2e/support/siteCopy';
import type { Content } from './peers/peer';
import type { PageGroup } from './sidebarPages';

/** How many times the pages of the larger sites are these. */
export const times = 10;

const copies = Array.from({ length: times - 1 }, (_, index) => `copy-${index + 1}`);

/** Labels differ, because Docusaurus wants each but once in a list. */
function copyOf({ label, items }: PageGroup, copy: string): PageGroup {
  return {
    label: `${label}, ${copy}`,
    items: items.map((item) => (typeof item === 'string' ? `/${copy}${item}` : copyOf(item, copy))),
  };
}

/** The same pages again under other addresses, each group of the list with a group below it for each copy. */
export function multipliedContent({ pages, groups }: Content): Content {
  return {
    pages: [
      ...pages,
      ...copies.flatMap((copy) =>
        pages.map(({ address, ...page }) => ({ ...page, address: `/${copy}${address}` })),
      ),
    ],
    groups: groups.map((group) => ({
      ...group,
      items: [...group.items, ...copies.map((copy) => copyOf(group, copy))],
    })),
  };
}

/** Puts into `sidebars.ts` what `multipliedContent` puts into the lists of the peers. */
const sidebars = `import once from './sidebarsOnce';
const copyOf = (item, copy) =>
  typeof item === 'string'
    ? copy + '/' + item
    : item.items
      ? { ...item, label: item.label + ', ' + copy, items: item.items.map((each) => copyOf(each, copy)) }
      : { ...item, id: copy + '/' + item.id };
export default Object.fromEntries(
  Object.entries(once).map(([key, items]) => [
    key,
    [
      ...items,
      ...${JSON.stringify(copies)}.map((copy) => ({
        type: 'category',
        label: copy,
        collapsed: false,
        items: items.map((item) => copyOf(item, copy)),
      })),
    ],
  ]),
);
`;

/** A copy of this site in a temporary folder, with every page of the documentation as often. */
export async function multipliedSite(): Promise<SiteCopy> {
  const copy = await copySite();
  const docs = path.join(copy.dir, 'docs');
  const entries = fs.readdirSync(docs).filter((entry) => entry !== 'writing');
  for (const name of copies) {
    for (const entry of entries) {
      fs.cpSync(path.join(docs, entry), path.join(docs, name, entry), { recursive: true });
    }
  }
  fs.renameSync(path.join(copy.dir, 'sidebars.ts'), path.join(copy.dir, 'sidebarsOnce.ts'));
  fs.writeFileSync(path.join(copy.dir, 'sidebars.ts'), sidebars);
  return copy;
}
