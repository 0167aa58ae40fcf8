import type { Element, ElementContent } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { counted } from '../../components/ui/text';
import { addresses } from '../../facts/product';
import { type Content, code, element } from '../html/content';

/** A field, a parameter, an option, a method, an event, or an error, as every reference lists it. */
export interface Entry {
  /** A text is code. */
  readonly name: string | Element;
  /** Its brackets are left out, because a URL can't contain them. */
  readonly id?: string;
  readonly type?: Content;
  readonly isRequired?: boolean;
  /** What else is next to the name, such as its plan. */
  readonly labels?: Content;
  readonly description: Content;
  /** What is allowed, and the default. */
  readonly notes?: string;
  /** The fields of an object, or of the objects in a list. They are folded. */
  readonly fields?: readonly Entry[];
}

const parser = unified().use(remarkParse).freeze();

/** Returns text of a contract, which is Markdown, as HTML. Full URLs of this site become internal links. */
export function markdown(text: string): Content {
  const tree = toHast(parser.parse(text.replaceAll(`](${addresses.docs}/`, '](/')));
  return 'children' in tree ? (tree.children as ElementContent[]) : [];
}

/** Returns a component of React that pages can use, such as tabs. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  children: readonly ElementContent[],
): ElementContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: [...children],
  };
}

/** Returns a block of code, like one that was typed. */
export function codeBlock(language: string, value: string, title?: string): Element {
  const metastring = title && `title="${title}"`;
  return element(
    'pre',
    {},
    { ...code(`${value}\n`), properties: { className: [`language-${language}`], metastring } },
  );
}

/** Returns a block of JSON. */
export function jsonBlock(value: unknown, title?: string): Element {
  return codeBlock('json', JSON.stringify(value, null, 2), title);
}

/** Returns what is next to a name, after a space, if there is something. */
function nextTo(content: Content, className = 'parameters__type'): Content {
  return content && [' ', element('span', { className }, content)];
}

function item({ name, id, type, isRequired, labels, description, notes, fields = [] }: Entry): Element {
  const term = typeof name === 'string' ? code(name) : name;
  const anchor = id?.replaceAll('[]', '');
  const text = [description, nextTo(notes, 'parameters__notes')];
  const label = `Direct link to ${textOf(term)}`;
  // Native, so that a link to a field inside opens it.
  const folded = () =>
    component('NativeDetails', {}, [
      element('summary', {}, `${counted(fields.length, 'field')} of ${textOf(term)}`),
      entryList(fields),
    ]);
  return element(
    'div',
    { id: anchor },
    element(
      'dt',
      {},
      term,
      nextTo(type),
      isRequired && nextTo('required', 'parameters__required'),
      nextTo(labels),
      anchor && element('a', { className: 'hash-link', href: `#${anchor}`, ariaLabel: label }),
    ),
    element('dd', {}, text.some(Boolean) && element('p', {}, text), fields.length > 0 && folded()),
  );
}

/** Returns entries as a list: the one list of all references. */
export function entryList(entries: readonly Entry[]): Element {
  return element('dl', { className: 'parameters' }, entries.map(item));
}

/**
 * Returns a part of a reference: the text, next to its samples where there is room.
 * @param name the name of the samples for screen readers, if they have several parts
 */
export function referencePart(text: Content, samples: Content, name?: string): Element {
  const group = name ? { role: 'group', ariaLabel: name } : {};
  return element(
    'div',
    { className: 'reference' },
    element('div', {}, text),
    element('div', { className: 'reference__samples', ...group }, samples),
  );
}
