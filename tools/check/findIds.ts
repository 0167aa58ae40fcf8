import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { findHeadings, findRowsWithId } from '../../src/content/nodes';
import type { ParsedPage } from '../../src/content/parsePage';

/** Finds the ids that links can have: those that are typed, and those in what tags render. */
export function findIds(page: ParsedPage, rendered: Root): { id: string; start: number }[] {
  const ids: { id: string; start: number }[] = [];
  const add = (id: unknown, { position }: Pick<Nodes, 'position'>) => {
    if (id) ids.push({ id: String(id), start: position?.start.offset ?? 0 });
  };
  for (const { id, node } of findHeadings(page)) add(id, node.children.at(-1) ?? node);
  for (const { id, node } of findRowsWithId(page)) add(id, node);
  visit(rendered, 'element', (node) => add(node.properties.id, node));
  return ids;
}
