import { findNodes, nodeSpan, type Page, sourceText } from '../../../src/content/page';
import { amount } from '../../../src/facts/quantity';
import type { Finding } from '../finding';
import type { Rule } from '../site';

/** Characters of Markdown that are left in text, and what to do. */
const leftovers: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [
    /(?<=^[ \t]*)(?:#{1,6}[^#\n ]|[•·–—●▪]\s|(?:[-*+]|\d+[.)])[\u00a0\u2000-\u200b\u202f]|-(?=\p{L}))/gmu,
    'Start a heading with `## `, and an item of a list with `- ` or `1. `, with a normal space.',
  ],
  [/\]\s+\((?=[/#]|https?:)/g, 'Delete the space between `]` and `(`.'],
  [
    /(?<=^[ \t]*):{2,}.*|\[![A-Z]+\]/gm,
    'Write a box as `:::note[Title]`, its text, and `:::`, each on its own line.',
  ],
  [
    /(?<=^[ \t]*)\|/gm,
    'The second row of a table has to have `| --- |` once for each cell of the first one, and no empty line can be between rows.',
  ],
  [/(?<!\\)(?:\*+|__|`+|\]\[)/g, 'Close what it opens, without a space inside, or write `\\` before it.'],
];

/** The boxes of Docusaurus. */
const boxes: readonly string[] = ['note', 'tip', 'info', 'warning', 'caution', 'danger'];

function* checkText(page: Page): Generator<Finding> {
  const spans = findNodes(page, 'text').map(nodeSpan);
  const textAt = (offset: number) => spans.find(({ start, end }) => start <= offset && offset < end);
  const reported = new Set<unknown>();
  for (const [pattern, fix] of leftovers) {
    for (const { 0: characters, index } of page.text.matchAll(pattern)) {
      const node = textAt(index);
      if (node && !reported.has(node)) {
        yield { start: index, message: `\`${characters.trim()}\` shows as text. ${fix}` };
      }
      reported.add(node);
    }
  }
}

function* checkBlocks(page: Page): Generator<Finding> {
  for (const block of findNodes(page, 'code', 'containerDirective')) {
    const { start } = nodeSpan(block);
    const [, ...lines] = sourceText(page, block).split('\n');
    if (!/^[ \t>]*(?:`{3,}|~{3,}|:{3,})\s*$/.test(lines.at(-1) ?? '')) {
      const message =
        'Nothing closes this block, so the rest of the page is in it. Close it with the characters that open it.';
      yield { start, message };
    }
    if (block.type === 'containerDirective' && !boxes.includes(block.name)) {
      yield { start, message: `There is no box \`:::${block.name}\`. Write one of ${boxes.join(', ')}.` };
    }
  }
}

function* checkTableRows(page: Page): Generator<Finding> {
  for (const { children } of findNodes(page, 'table')) {
    const columns = children[0]?.children.length ?? 0;
    for (const row of children.filter(({ children: cells }) => cells.length !== columns)) {
      const message = `The row has ${amount(row.children.length, 'cell')}, and the table ${amount(columns, 'column')}. Add or remove cells, or write \`\\|\` for a vertical bar in text.`;
      yield { start: nodeSpan(row).start, message };
    }
  }
}

/** What shows otherwise than the writer means: formatting, blocks, tables, and braces. */
export const markup: Rule = function* (page) {
  yield* checkText(page);
  yield* checkBlocks(page);
  yield* checkTableRows(page);
  for (const node of findNodes(page, 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression')) {
    if (node.type === 'mdxjsEsm' || !/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) {
      const message = `\`${sourceText(page, node)}\` in text is read as code. Put it in code, or use words. Components need no import.`;
      yield { start: nodeSpan(node).start, message };
    }
  }
};
