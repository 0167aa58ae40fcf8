import type { Element, ElementContent } from 'hast';
import { element, type HtmlContent, inlineCode, toNodes } from './hast';
import { shownText } from './shownText';

/** A field, parameter, option, method, event, error, or setting in a definition list. */
export interface Definition {
  /** A string is shown as code. */
  readonly name: string | ElementContent;
  readonly id?: string;
  readonly type?: HtmlContent;
  readonly isRequired?: boolean;
  /** Content next to the name, such as a plan. */
  readonly details?: HtmlContent;
  readonly description: HtmlContent;
  /** The allowed values and the default. */
  readonly notes?: HtmlContent;
  /** The fields of an object, or of the objects in a list. */
  readonly fields?: readonly Definition[];
}

function spanAfterSpace(content: HtmlContent, className: string): HtmlContent {
  const nodes = toNodes(content);
  return nodes.length > 0 && [' ', element('span', { className }, nodes)];
}

export function definitionItem(definition: Definition): Element {
  const { name, id, type, isRequired, details, description, notes, fields = [] } = definition;
  const term = typeof name === 'string' ? inlineCode(name) : name;
  const linkProperties = { className: 'hash-link', href: `#${id}`, ariaLabel: `Link to ${shownText(term)}` };
  const dt = [
    term,
    spanAfterSpace(type, 'rk-fields__type'),
    isRequired && spanAfterSpace('required', 'rk-fields__required'),
    spanAfterSpace(details, 'rk-fields__type'),
    id && element('a', linkProperties),
  ];
  const text = [description, spanAfterSpace(notes, 'rk-fields__notes')];
  const dd = [text.some(Boolean) && element('p', {}, text), fields.length > 0 && definitionList(fields)];
  return element('div', { id }, element('dt', {}, dt), element('dd', {}, dd));
}

export function definitionList(definitions: readonly Definition[]): Element {
  return element('dl', { className: 'rk-fields' }, definitions.map(definitionItem));
}
