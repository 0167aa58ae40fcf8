import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Page, placeOf } from './page';

/** The blocks of code of a page that stand between fences. */
export function fencedCode(page: Page): Code[] {
  const blocks: Code[] = [];
  visit(page.tree, 'code', (block: Code) => {
    blocks.push(block);
  });
  return blocks;
}

/** The lines of a page that are code, fences included. */
export function codeLines(page: Page): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const block of fencedCode(page)) {
    for (let line = placeOf(block).line; line <= (block.position?.end.line ?? 0); line += 1) {
      lines.add(line);
    }
  }
  return lines;
}
