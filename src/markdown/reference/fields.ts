import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { counted } from '../../components/ui/text';
import { type Content, explicitJsx, inPage, parts } from '../html/elements';
import { box, codeBlock } from '../html/markdown';

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

/** Returns entries that the reader unfolds. The theme's own element would need its script. */
function folded(name: Element, entries: readonly Entry[]): ElementContent {
  const summary = h('summary', `${counted(entries.length, 'field')} of ${textOf(name)}`);
  return explicitJsx('mdxJsxFlowElement', 'details', [summary, list(entries)]);
}

/** Returns what is next to a name, after a space, if there is something. */
function nextTo(content: Content = '', className = 'parameters__type'): (string | ElementContent)[] {
  const children = parts(content);
  return children.length > 0 ? [' ', h('span', { className }, children)] : [];
}

function item({ name, id, type, isRequired, labels, description, notes, fields = [] }: Entry): Element {
  const term = typeof name === 'string' ? h('code', name) : name;
  const anchor = id?.replaceAll('[]', '');
  const text = [...parts(description), ...nextTo(notes, 'parameters__notes')];
  const label = `Direct link to ${textOf(term)}`;
  return h('div', { id: anchor }, [
    h('dt', [
      term,
      ...nextTo(type),
      ...nextTo(isRequired ? 'required' : '', 'parameters__required'),
      ...nextTo(labels),
      ...(anchor ? [h('a', { className: 'hash-link', href: `#${anchor}`, ariaLabel: label })] : []),
    ]),
    h('dd', [
      ...(text.length > 0 ? [h('p', text)] : []),
      ...(fields.length > 0 ? [folded(term, fields)] : []),
    ]),
  ]);
}

function list(entries: readonly Entry[]): Element {
  return h('dl', { className: 'parameters' }, entries.map(item));
}

/** Returns entries as a list in a page: the one list of all references. */
export function entryList(entries: readonly Entry[]): RootContent {
  return inPage(list(entries));
}

/** Returns entries in their order, each followed by those inside it. */
export function withInner(entries: readonly Entry[] = []): readonly Entry[] {
  return entries.flatMap((entry) => [entry, ...withInner(entry.fields)]);
}

/** Returns a block of JSON. */
export function jsonBlock(value: unknown, title?: string): RootContent {
  return codeBlock('json', JSON.stringify(value, null, 2), title);
}

/**
 * Returns a part of a reference: the text, next to its samples where there is room.
 * @param name the name of the samples for screen readers, if they have several parts
 */
export function referencePart(
  text: readonly RootContent[],
  samples: readonly RootContent[],
  name?: string,
): RootContent {
  const group: Readonly<Record<string, string>> = name ? { role: 'group', 'aria-label': name } : {};
  return box({ className: 'reference' }, [
    box({}, text),
    box({ className: 'reference__samples', ...group }, samples),
  ]);
}
