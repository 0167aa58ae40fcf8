import type { Element } from 'hast';
import { h } from 'hastscript';
import { inPage, marked } from '../html';
import { FactError, keysOf, lookUp } from '../lookUp';
import { type FactList, type ListPart, lists, type PlainList } from './lists';
import type { FactComponent } from './types';

function listElements({ kind, items, lead }: PlainList): Element[] {
  if (kind === 'paragraphs') {
    return items.map((item) => h('p', marked(item)));
  }
  const list = h(
    kind === 'steps' ? 'ol' : 'ul',
    items.map((item) => h('li', marked(item))),
  );
  return lead ? [h('p', marked(lead)), list] : [list];
}

function section(id: string | undefined, { title, lists: inside }: ListPart): Element {
  return h('section', [h('h3', { id }, title), ...inside.flatMap(listElements)]);
}

function only(elements: readonly Element[]): Element {
  const [first, ...others] = elements;
  return first && others.length === 0 ? first : h('div', [...elements]);
}

/**
 * `<FactsList of="break-in-steps" />`: sentences of the facts as a list, numbered where the order matters, or
 * as paragraphs. Lists by browser or system stand below headings with the id `name-browser`;
 * `ids="chrome firefox"` shows those parts alone, without ids.
 */
export const factsList: FactComponent = ({ of: name, ids }) => {
  const found = lookUp<FactList>(lists, name || undefined, 'list');
  const chosen = keysOf(ids);
  if (!('parts' in found)) {
    if (chosen.length > 0) {
      throw new FactError(`cannot show single parts of the list "${name}", which is not divided.`);
    }
    return inPage(only(listElements(found)));
  }
  const shown =
    chosen.length > 0
      ? chosen.map((id) => section(undefined, lookUp<ListPart>(found.parts, id, `part of ${name}`)))
      : Object.entries(found.parts).map(([id, part]) => section(`${name}-${id}`, part));
  return inPage(h('div', shown));
};
