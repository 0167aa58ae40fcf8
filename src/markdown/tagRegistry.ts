import { defineTag, type Tag } from './defineTag';
import { inlineCode } from './html/hast';
import { type TableRow, table } from './html/table';
import * as tagsOfFiles from './tagFiles';

/** `<TagTable />`: the attributes of all tags from A to Z, with their values, for writers. */
const TagTable = defineTag({}, () => {
  const rows: TableRow[] = [];
  const sortedTags = Object.entries<Tag>(tagsOfFiles).sort(([a], [b]) => a.localeCompare(b));
  for (const [tag, { attributes }] of sortedTags) {
    const entries = Object.entries(attributes);
    if (entries.length > 0) rows.push({ kind: 'group', cells: [inlineCode(`<${tag}>`)] });
    rows.push(...entries.map(([name, { accepts }]) => ({ cells: [inlineCode(name), accepts] })));
  }
  return table('Attributes of the tags', ['Attribute', 'Value'], rows);
});

/** All tags, by name. They become HTML while the site is built. */
export const tags: Readonly<Record<string, Tag>> = { ...tagsOfFiles, TagTable };

const namesByLowerCase = new Map(Object.keys(tags).map((name) => [name.toLowerCase(), name]));

/** Returns the name of the tag that is written so, in this case or another. */
export function findTagName(written: string): string | undefined {
  return namesByLowerCase.get(written.toLowerCase());
}
