import type { Element, Nodes } from 'hast';

export function classesOf(node: Nodes | undefined): readonly unknown[] {
  return node?.type === 'element' ? [node.properties.className].flat() : [];
}

export function addClass(name: string, ...elements: readonly Element[]): void {
  for (const { properties } of elements) {
    properties.className = [properties.className ?? []].flat().concat(name);
  }
}
