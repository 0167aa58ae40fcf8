import type { Element } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { amount } from '../../facts/quantity';
import { type Content, code, element, toNodes } from './content';

/** A field, a parameter, an option, a method, an event, an error, or a setting, as all pages list it. */
export interface Entry {
  /** A text is code. */
  readonly name: string | Element;
  /** Its brackets are left out, because a URL can't contain them. */
  readonly id?: string;
  readonly type?: Content;
  readonly isRequired?: boolean;
  /** What else is next to the name, such as its plan. */
  readonly details?: Content;
  readonly description: Content;
  /** What is allowed, and the default. */
  readonly notes?: Content;
  /** The fields of an object, or of the objects in a list. They are folded. */
  readonly fields?: readonly Entry[];
}

/** Returns what is next to a name, after a space, if there is something. */
function afterName(content: Content, className = 'parameters__type'): Content {
  const nodes = toNodes(content);
  return nodes.length > 0 && [' ', element('span', { className }, nodes)];
}

function entryItem({ name, id, type, isRequired, details, description, notes, fields = [] }: Entry): Element {
  const term = typeof name === 'string' ? code(name) : name;
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
    element(
      'dd',
      {},
      text.some(Boolean) && element('p', {}, text),
      fields.length > 0 &&
        element(
          'details',
          {},
          element('summary', {}, `${amount(fields.length, 'field')} of ${textOf(term)}`),
          entryList(fields),
        ),
    ),
  );
}

/** Returns entries as a list: the one list of all references and of settings. */
export function entryList(entries: readonly Entry[]): Element {
  return element('dl', { className: 'parameters' }, entries.map(entryItem));
}
