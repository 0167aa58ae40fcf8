import { h } from 'hastscript';
import { inPage, marked } from '../html';
import { lookUp } from '../lookUp';
import { type FactList, lists } from './lists';
import type { FactComponent } from './types';

/** `<FactsList of="webhook-never" />`: sentences of the facts as a list, numbered where the order matters. */
export const factsList: FactComponent = ({ of: name }) => {
  const { kind, items } = lookUp<FactList>(lists, name, 'list');
  return inPage(
    h(
      kind === 'steps' ? 'ol' : 'ul',
      items.map((item) => h('li', marked(item))),
    ),
  );
};
