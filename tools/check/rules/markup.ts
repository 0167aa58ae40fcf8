import { pluralize } from '../../../src/text';
import type { Finding } from '../finding';
import { findNodes, nodeSpan, type Page, sourceText } from '../page';
import type { Rule } from '../site';
import { parseIdComment } from '../tags';

/** Characters of Markdown that are left in text, and what to do. */
const leftovers: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [
    /(?<=^[ \t]*)(?:#{1,6}|[-*+]|\d+[.)])[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/gm,
    'Another kind of space follows. Delete it, and type a normal space.',
  ],
  [/(?<=^[ \t]*)#{1,6}[^#\s]/gm, 'Type a space after `#`.'],
  [/(?<=^[ \t]*)[•·–—●▪]\s/gm, 'Start each item of a list with `- `.'],
  [/\]\s+\((?=[/#]|https?:)/g, 'Delete the space between `]` and `(`.'],
  [/(?<=^[ \t]*):{2,}.*/gm, 'Write a box as `:::note[Title]`, its text, and `:::`, each on its own line.'],
  [/\[![A-Z]+\]/g, 'Write a box as `:::note`, its text, and `:::`, each on its own line.'],
  [/\[\[[^\]]*\]\]|==\S.*?==/g, 'Pages here have no such formatting. Remove it.'],
  [/(?<=^[ \t]*)-(?=\p{L})/gmu, 'Type a space after `-`.'],
  [/<\s+\/?[A-Za-z]\w*/g, 'Delete the space after `<`.'],
  [
    /(?<=^[ \t]*)\|/gm,
    'The second row of a table has to have `| --- |` once for each cell of the first one, and no empty line can be between rows.',
  ],
  [/(?<!\\)(?:\*+|__|`+|\]\[)/g, 'Close what it opens, without a space inside, or write `\\` before it.'],
];

/** The boxes of Docusaurus. */
const boxes: readonly string[] = 'note tip info warning caution danger important success secondary'.split(
  ' ',
);

function* checkText(page: Page): Generator<Finding> {
  const spans = findNodes(page, 'text').map(nodeSpan);
  const textAt = (offset: number) => spans.find(({ start, end }) => start <= offset && offset < end);
  const reported = new Set<unknown>();
  for (const [pattern, fix] of leftovers) {
    for (const { 0: found, index } of page.text.matchAll(pattern)) {
      const node = textAt(index);
      if (node && !reported.has(node)) {
        yield { start: index, message: `\`${found.trim()}\` shows as text. ${fix}` };
      }
      reported.add(node);
    }
  }
}

function* checkBlocks(page: Page): Generator<Finding> {
  for (const block of findNodes(page, 'code', 'containerDirective')) {
    const { start } = nodeSpan(block);
    const [, ...lines] = sourceText(page, block).split('\n');
    const isClosed = /^[ \t>]*(?:`{3,}|~{3,}|:{3,})\s*$/.test(lines.at(-1) ?? '');
    if (!isClosed && block.type === 'code') {
      yield { start, message: 'Nothing closes this code block, so the rest of the page shows as code.' };
    } else if (!isClosed) {
      const message =
        'Nothing closes this box, so the rest of the page is in it. Put `:::` on a line after it.';
      yield { start, message };
    }
    if (block.type === 'containerDirective' && !boxes.includes(block.name)) {
      const message = `There is no box \`:::${block.name}\`. Write one of note, tip, info, warning, caution, danger.`;
      yield { start, message };
    } else if (block.type === 'code' && block.lang === 'mermaid') {
      yield {
        start,
        message: 'Diagrams are SVG files in docs/_diagrams, which `<Diagram name="…" />` shows.',
      };
    }
  }
}

function* checkTableRows(page: Page): Generator<Finding> {
  for (const { children } of findNodes(page, 'table')) {
    const columns = children[0]?.children.length ?? 0;
    for (const row of children.filter((each) => each.children.length !== columns)) {
      const message = `The row has ${pluralize(row.children.length, 'cell')}, and the table ${pluralize(columns, 'column')}. Add or remove cells, or write \`\\|\` for a vertical bar in text.`;
      yield { start: nodeSpan(row).start, message };
    }
  }
}

/** What shows otherwise than the writer means: formatting, ids, braces, blocks, and tables. */
export const markup: Rule = function* (page) {
  yield* checkText(page);
  yield* checkBlocks(page);
  yield* checkTableRows(page);
  const idComments = new Set<unknown>(
    findNodes(page, 'heading', 'tableCell').flatMap(({ children }) => children),
  );
  for (const node of findNodes(page, 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression')) {
    const { start } = nodeSpan(node);
    if (node.type === 'mdxjsEsm' || !/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) {
      const message = `\`${sourceText(page, node)}\` in text is read as code. Put it in code, or use words. Components need no import.`;
      yield { start, message };
    } else if (parseIdComment(node.value) && !idComments.has(node)) {
      const message =
        'This id has no heading or table row, so links to it break. Put it at the end of a line that starts with `## `.';
      yield { start, message };
    }
  }
};
