import { inlineCode } from '../html/content';
import { table } from '../html/table';
import { defineTag, type Tag } from '../tagInput/defineTag';

/** Defines `<TagTable />`: the attributes of all tags with their values, for writers. */
export function defineTagTable(tags: Readonly<Record<string, Tag>>): Tag {
  const rows = Object.entries(tags).flatMap(([name, { attributes }]) => {
    const declared = Object.entries(attributes);
    return [
      ...(declared.length > 0 ? [{ cells: [inlineCode(`<${name}>`)] }] : []),
      ...declared.map(([attribute, { accepts }]) => ({ cells: [inlineCode(attribute), accepts] })),
    ];
  });
  return defineTag({}, () => table('Attributes of the tags', ['Attribute', 'Value'], rows));
}
