import { optional } from 'valibot';
import { textAttribute } from '../attributes';
import { requireChildren, unwrapParagraphs } from '../children';
import { defineTag, TagError } from '../defineTag';
import { definitionItem } from '../html/definitionList';
import { element } from '../html/hast';

/** `<Field id="sdk-errors-offline" name="offline" type="string">What it means.</Field>`: a header, a method, or an error code. */
export const Field = defineTag(
  { id: textAttribute, name: textAttribute, type: optional(textAttribute) },
  (field, { children }) => {
    if (children.length === 0) throw new TagError('has no text inside it. Say what the field means.');
    return definitionItem({ ...field, description: unwrapParagraphs(children) });
  },
  ['Fields'],
);

/** `<Fields>` around `<Field>`: a list of headers, options, methods, or error codes. */
export const Fields = defineTag({}, (_, { children }) =>
  element('dl', { className: 'rk-fields' }, requireChildren(children, 'Field')),
);

/** `<Notes><Rank id="administrator" /></Notes>`: notes below the name in a cell of a table. */
export const Notes = defineTag({}, (_, { children }) => element('span', { className: 'rk-notes' }, children));
