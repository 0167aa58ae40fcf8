import { highlight } from '../../../src/remark/code/highlight';
import { nodesOf, placeOf } from '../page';
import type { Rule } from '../rule';

function isKnown(language: string): boolean {
  try {
    highlight('', language);
    return true;
  } catch {
    return false;
  }
}

/** Code blocks: each has a language that can be highlighted, and is closed. */
export const codeBlocks: Rule = (page) =>
  nodesOf(page, 'code').flatMap((block) => {
    const place = placeOf(block);
    const [, fence] = /^\s*(?:[>*+-]\s+|\d+\.\s+)*(`{3,}|~{3,})/.exec(page.lines[place.line - 1] ?? '') ?? [];
    if (!fence) {
      // Indented by four spaces, which only plain Markdown takes for code.
      return [];
    }
    const lastLine = block.position?.end.line ?? place.line;
    const last = (page.lines[lastLine - 1] ?? '').trim().replace(/^(>\s*)+/, '');
    const closed = place.line !== lastLine && last.startsWith(fence);
    return [
      ...(block.lang
        ? []
        : [
            `The code block has no language, which its colors and its test depend on. Write it right after the ${fence}, such as text for commands and addresses, js, or html.`,
          ]),
      ...(block.lang && !isKnown(block.lang)
        ? [
            `The build can't highlight the language \`${block.lang}\`, and stops. Use text, js, ts, jsx, html, css, json, bash, python, php, ruby, or java.`,
          ]
        : []),
      ...(closed
        ? []
        : [
            `Nothing closes this code block, so the rest of the page is code. Put ${fence} on its own line where it ends.`,
          ]),
    ].map((says) => ({ ...place, says }));
  });
