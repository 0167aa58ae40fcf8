import { counted } from '../../../src/components/ui/text';
import { grammarOf } from '../../../src/markdown/code/highlight';
import type { Finding } from '../finding';
import { nodesOf, type Page, sourceOf, spanOf } from '../page';
import type { Rule } from '../rule';

const admonition = /^:::(?:note|tip|info|warning|danger)(?:\[.*\](?:\{.*\})?)?$/;

function* faultsOfAdmonitions(page: Page): Generator<Finding> {
  const code = nodesOf(page, 'code').map(spanOf);
  let open: number | undefined;
  for (const { 1: typed = '', index: start } of page.text.matchAll(/^[ \t]*(:::.*?)\s*$/gm)) {
    if (code.some((block) => block.start <= start && start < block.end)) {
      continue;
    }
    if (typed !== ':::' && !admonition.test(typed)) {
      const says = `\`${typed}\` shows as text. Write it as \`:::note[Title]\`, with one of note, tip, info, warning, danger.`;
      yield { start, says };
    }
    if (typed === ':::' && open === undefined) {
      yield { start, says: 'This `:::` closes nothing. Open an admonition above: `:::note[Title]`.' };
    }
    open = typed === ':::' ? undefined : start;
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
  for (const paragraph of nodesOf(page, 'paragraph')) {
    if (/^\|/.test(sourceOf(page, paragraph))) {
      const says =
        'The table shows as text. Its second row has to have `| --- |` once for each cell of the first one, and no empty line can be between rows.';
      yield { start: spanOf(paragraph).start, says };
    }
  }
}

/** What shows as it was typed, or stops the build: formatting, braces, code blocks, admonitions, and tables. */
export const markup: Rule = function* (page) {
  for (const node of nodesOf(page, 'text')) {
    const mark = /(?<!\\)(?:\*+|__|`+|\]\[)/.exec(sourceOf(page, node));
    if (mark) {
      const says = `These characters show as they are: ${mark[0]}. Close what they open, without a space inside, or write \`\\\` before them.`;
      yield { start: spanOf(node).start + mark.index, says };
    }
  }
  for (const node of nodesOf(page, 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression')) {
    if (node.type === 'mdxjsEsm' || !/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) {
      const says = `\`${sourceOf(page, node)}\` in text is read as code. Put it in code, or use words. Components need no import.`;
      yield { start: spanOf(node).start, says };
    }
  }
  for (const { lang, ...block } of nodesOf(page, 'code')) {
    if (!grammarOf(lang ?? 'none')) {
      const says = `The code block ${lang ? `names no language that we highlight: \`${lang}\`` : 'names no language'}, so it has no colors. After the backticks, write text, js, ts, jsx, html, css, json, bash, python, php, ruby, or java.`;
      yield { start: spanOf(block).start, says };
    }
  }
  yield* faultsOfAdmonitions(page);
  yield* faultsOfTables(page);
};
