import { defineTag, type Tag } from './defineTag';
import { inlineCode, joinContent } from './html/hast';
import { table } from './html/table';
import * as tagsOfFiles from './tagFiles';

/** `<TagTable />`: all tags from A to Z with their attributes, for writers. */
const TagTable = defineTag({}, () => {
  const sortedTags = Object.entries<Tag>(tagsOfFiles).sort(([a], [b]) => a.localeCompare(b));
  const rows = sortedTags.map(([tag, { attributes }]) => ({
    cells: [inlineCode(`<${tag}>`), joinContent(Object.keys(attributes).map(inlineCode), ', ')],
  }));
  return table('Attributes of the tags', ['Tag', 'Attributes'], rows);
});

/** All tags, by name. They become HTML while the site is built. */
export const tags: Readonly<Record<string, Tag>> = { ...tagsOfFiles, TagTable };

const namesByLowerCase = new Map(Object.keys(tags).map((name) => [name.toLowerCase(), name]));

/** Returns the name of the tag that is written so, in this case or another. */
export function findTagName(written: string): string | undefined {
  return namesByLowerCase.get(written.toLowerCase());
}
