import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Content, element, inlineCode, toNodes } from './hast';

/** An entry of a list of fields, parameters, options, methods, events, errors, or settings. */
export interface Entry {
  /** A string is shown as code. */
  readonly name: string | ElementContent;
  /** The id. Its brackets are removed, because they don't belong in a URL. */
  readonly id?: string;
  readonly type?: Content;
  readonly isRequired?: boolean;
  /** Content next to the name, such as a plan. */
  readonly details?: Content;
  readonly description: Content;
  /** The allowed values and the default. */
  readonly notes?: Content;
  /** The fields of an object, or of the objects in a list. */
  readonly fields?: readonly Entry[];
}

/** Creates a space and the content, unless it's empty. */
function afterName(content: Content, className = 'parameters__type'): Content {
  const nodes = toNodes(content);
  return nodes.length > 0 && [' ', element('span', { className }, nodes)];
}

function entryItem({ name, id, type, isRequired, details, description, notes, fields = [] }: Entry): Element {
  const term = typeof name === 'string' ? inlineCode(name) : name;
  const anchor = id?.replaceAll('[]', '');
  const text = [description, afterName(notes, 'parameters__notes')];
  return element(
    'div',
    { id: anchor },
    element(
      'dt',
      {},
      term,
      afterName(type),
      isRequired && afterName('required', 'parameters__required'),
      afterName(details),
      anchor &&
        element('a', { className: 'hash-link', href: `#${anchor}`, ariaLabel: `Link to ${textOf(term)}` }),
    ),
    element('dd', {}, text.some(Boolean) && element('p', {}, text), fields.length > 0 && entryList(fields)),
  );
}

/** Creates a list of entries, as in references and on pages of Chat settings. */
export function entryList(entries: readonly Entry[]): Element {
  return element('dl', { className: 'parameters' }, entries.map(entryItem));
}
