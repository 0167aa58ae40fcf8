import { inlineCode } from '../html/hast';
import { table } from '../html/table';
import { defineTag, type Tag } from './defineTag';

/** Defines `<TagTable />`: the attributes of all tags from A to Z, with their values, for writers. */
export function defineTagTable(tags: Readonly<Record<string, Tag>>): Tag {
  const byName = Object.entries(tags).sort(([a], [b]) => a.localeCompare(b));
  const rows = byName.flatMap(([name, { attributes }]) => {
    const declared = Object.entries(attributes);
    return [
      ...(declared.length > 0 ? [{ kind: 'group' as const, cells: [inlineCode(`<${name}>`)] }] : []),
      ...declared.map(([attribute, { accepts }]) => ({ cells: [inlineCode(attribute), accepts] })),
    ];
  });
  return defineTag({}, () => table('Attributes of the tags', ['Attribute', 'Value'], rows));
}
