import { counted } from '../../../src/components/ui/text';
import type { Finding, Rule } from '../finding';
import { typedId } from '../ids';
import { nodesOf, type Page, sourceOf, spanOf } from '../page';

const languages = 'text js ts jsx tsx html css json yaml bash python php ruby java'.split(' ');

/** Lines that look like Markdown and show as text. */
const lookalikes: readonly (readonly [typed: RegExp, says: string])[] = [
  [
    /^[ \t]*(?:#{1,6}|[-*+>]|\d+[.)])[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/gm,
    'Another kind of space follows these characters, so the line shows as text. Delete it, and type a normal space.',
  ],
  [/^#{1,6}[^#\s]/gm, 'Without a space after `#`, the heading shows as text. Type a space.'],
  [/^[ \t]*[•·–—●▪][ \t\u00a0]/gm, 'This shows as text, and not as a list. Start each item with `- `.'],
  [/\](?:\s+)\((?=[/#]|https?:)/g, 'A space between `]` and `(` makes the link show as text. Delete it.'],
  [
    /^:::.*[^\S\n]*(?<!^:::(?:note|tip|info|warning|danger)(?:\[.*\](?:\{.*\})?)?|^:::)$/gm,
    'This shows as text. Write it as `:::note[Title]`, with one of note, tip, info, warning, danger.',
  ],
];

function* faultsOfCode(page: Page): Generator<Finding> {
  for (const block of nodesOf(page, 'code')) {
    const { start } = spanOf(block);
    const { lang } = block;
    if (!/^[ \t>]*(`{3,}|~{3,})\s*$/.test(sourceOf(page, block).split('\n').slice(1).at(-1) ?? '')) {
      const says =
        'Nothing closes this code block, so the rest of the page shows as code. Close it with the same characters.';
      yield { start, says };
    } else if (!languages.includes(lang ?? '')) {
      const says = `The code block names ${lang ? `a language that we don't highlight: \`${lang}\`` : 'no language'}. After the backticks, write one of these: ${languages.join(', ')}.`;
      yield { start, says };
    }
  }
}

function* faultsOfAdmonitions(page: Page, isCode: (offset: number) => boolean): Generator<Finding> {
  let open: number | undefined;
  for (const { 0: typed, index } of page.text.matchAll(/^:::\w*/gm)) {
    const closes = typed === ':::';
    if (!isCode(index) && closes && open === undefined) {
      yield { start: index, says: 'This `:::` closes nothing. Open an admonition above: `:::note[Title]`.' };
    }
    open = isCode(index) ? open : closes ? undefined : index;
  }
  if (open !== undefined) {
    yield { start: open, says: 'Nothing closes this admonition. Put `:::` on its own line where it ends.' };
  }
}

function* faultsOfTables(page: Page): Generator<Finding> {
  for (const { children } of nodesOf(page, 'table')) {
    const columns = children[0]?.children.length ?? 0;
    for (const row of children.filter((each) => each.children.length !== columns)) {
      const says = `The row has ${counted(row.children.length, 'cell')}, and the table ${counted(columns, 'column')}. Add or remove cells, or write \`\\|\` for a vertical bar in text.`;
      yield { start: spanOf(row).start, says };
    }
  }
  for (const paragraph of nodesOf(page, 'paragraph').filter((each) => /^\|/.test(sourceOf(page, each)))) {
    const says =
      'The table shows as text. Its second row has to have `| --- |` once for each cell of the first one, and no empty line can be between rows.';
    yield { start: spanOf(paragraph).start, says };
  }
}

/** What shows as it was typed: formatting, ids, braces, code blocks, admonitions, and tables. */
export const markup: Rule = function* (page) {
  const code = nodesOf(page, 'code', 'inlineCode').map(spanOf);
  const isCode = (offset: number) => code.some(({ start, end }) => start <= offset && offset < end);
  for (const [typed, says] of lookalikes) {
    const found = [...page.text.matchAll(typed)].filter(({ index }) => !isCode(index));
    yield* found.map(({ index }) => ({ start: index, says }));
  }
  for (const node of nodesOf(page, 'text')) {
    const mark = /(?<!\\)(?:\*+|__|`+|\]\[)/.exec(sourceOf(page, node));
    if (mark) {
      const says = `These characters show as they are: ${mark[0]}. Close what they open, without a space inside, or write \`\\\` before them.`;
      yield { start: spanOf(node).start + mark.index, says };
    }
  }
  const places = new Set(nodesOf(page, 'heading', 'tableCell').flatMap(({ children }) => children));
  for (const node of nodesOf(page, 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression')) {
    if (node.type === 'mdxjsEsm' || !/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) {
      const says = `\`${sourceOf(page, node)}\` in text is read as code. Put it in code, or use words. Components need no import.`;
      yield { start: spanOf(node).start, says };
    } else if (typedId(node.value) && !(node.type === 'mdxTextExpression' && places.has(node))) {
      const says =
        'This id has no heading or table row, so links to it break. Put it at the end of a line that starts with `## `.';
      yield { start: spanOf(node).start, says };
    }
  }
  yield* faultsOfCode(page);
  yield* faultsOfAdmonitions(page, isCode);
  yield* faultsOfTables(page);
};
