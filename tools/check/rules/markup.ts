import { highlight } from '../../../src/remark/code/highlight';
import type { Finding } from '../finding';
import { nodesOf, type Page, sourceOf, spanOf } from '../page';
import type { Rule } from '../rule';

const admonition = /^(?:note|tip|info|warning|danger)(?:\[.*\])?(?:\{.*\})?$/;

/** Zero-width characters and soft hyphens. A joiner belongs into emoji. */
const invisible = /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|[\u00AD\u200B\u200C\u2060\uFEFF]/gu;

function canHighlight(language: string): boolean {
  try {
    highlight('', language);
    return true;
  } catch {
    return false;
  }
}

function* faultsOfCode(page: Page): Generator<Finding> {
  for (const block of nodesOf(page, 'code')) {
    const { start } = spanOf(block);
    const [fence = ''] = /^(`{3,}|~{3,})/.exec(sourceOf(page, block)) ?? [];
    if (!canHighlight(block.lang ?? 'none')) {
      const says = `The code block has ${block.lang ? `the language \`${block.lang}\`, which stops the build` : 'no language, which its colors and its test depend on'}. After the ${fence}, write text, js, ts, jsx, html, css, json, bash, python, php, ruby, or java.`;
      yield { start, says };
    }
  }
}

function* faultsOfAdmonitions(page: Page): Generator<Finding> {
  const code = nodesOf(page, 'code').map(spanOf);
  const open: number[] = [];
  for (const { 1: typed = '', index: start } of page.text.matchAll(/^[ \t]*:{3,}(.*)$/gm)) {
    if (code.some((block) => block.start <= start && start < block.end)) {
      continue;
    }
    if (typed.trim() === '') {
      if (open.pop() === undefined) {
        yield {
          start,
          says: 'This `:::` closes an admonition that nothing opened. Open one above: `:::note[Title]`.',
        };
      }
      continue;
    }
    open.push(start);
    if (!admonition.test(typed.trimEnd())) {
      const says = `\`:::${typed}\` shows as text. Write it as \`:::note[Title]\`, with one of note, tip, info, warning, danger.`;
      yield { start, says };
    }
  }
  for (const start of open) {
    yield {
      start,
      says: 'Nothing closes this admonition, so the rest of the page is in it. Put `:::` on its own line where it ends.',
    };
  }
}

function* faultsOfTables(page: Page): Generator<Finding> {
  for (const { children } of nodesOf(page, 'table')) {
    const columns = children[0]?.children.length ?? 0;
    for (const row of children.filter((each) => each.children.length > columns)) {
      const says = `The row has ${row.children.length} cells and the table ${columns} columns, so readers don't see the last ones. Remove a cell, or write \`\\|\` for a vertical bar in text.`;
      yield { ...spanOf(row), says };
    }
  }
  for (const paragraph of nodesOf(page, 'paragraph')) {
    if (/^\|/.test(sourceOf(page, paragraph))) {
      const says =
        'The table shows as text. Its second row has to have `| --- |` once for each cell of the first one, and no empty line can be between rows.';
      yield { ...spanOf(paragraph), says };
    }
  }
}

/** What shows as it was typed, or not at all: formatting, code blocks, tables, and admonitions with a slip. */
export const markup: Rule = function* (page) {
  for (const node of nodesOf(page, 'text')) {
    const mark = /(?<!\\)(?:\*+|__|`+|\]\[)/.exec(sourceOf(page, node));
    if (mark) {
      const says = `These characters show as they are: ${mark[0]}. Close what they open, without a space inside, or write \`\\\` before them.`;
      yield { start: spanOf(node).start + mark.index, says };
    }
  }
  for (const { 0: found, index } of page.text.matchAll(invisible)) {
    const says = "There is an invisible character here, and searches don't find the word with it. Remove it.";
    yield { start: index, end: index + found.length, says, write: '' };
  }
  for (const node of nodesOf(page, 'mdxFlowExpression', 'mdxTextExpression')) {
    if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) {
      const says = `\`{${node.value}}\` in text is read as code, and the build stops. Put it in code, or use words.`;
      yield { ...spanOf(node), says };
    }
  }
  for (const node of nodesOf(page, 'mdxjsEsm')) {
    const says =
      'A line that starts with `import` or `export` is read as code. Components need no import. Remove the line, or start the sentence with another word.';
    yield { ...spanOf(node), says };
  }
  yield* faultsOfCode(page);
  yield* faultsOfAdmonitions(page);
  yield* faultsOfTables(page);
};
