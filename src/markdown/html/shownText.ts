import type { Nodes } from 'hast';

/** Returns the text of a node that readers see. Comments and code of MDX aren't part of it. */
export function shownText(node: Nodes): string {
  if ('children' in node) return node.children.map(shownText).join('');
  return node.type === 'text' ? node.value : '';
}
