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
export const codeBlocks: Rule = function* (page) {
  for (const block of nodesOf(page, 'code')) {
    const place = placeOf(block);
    const [, fence] = /^\s*(?:[>*+-]\s+|\d+\.\s+)*(`{3,}|~{3,})/.exec(page.lines[place.line - 1] ?? '') ?? [];
    if (!fence) {
      // Indented by four spaces, which only plain Markdown takes for code.
      continue;
    }
    if (!block.lang) {
      const says = `The code block has no language, which its colors and its test depend on. Write it right after the ${fence}, such as text for commands and addresses, js, or html.`;
      yield { ...place, says };
    } else if (!isKnown(block.lang)) {
      const says = `The build can't highlight the language \`${block.lang}\`, and stops. Use text, js, ts, jsx, html, css, json, bash, python, php, ruby, or java.`;
      yield { ...place, says };
    }
    const lastLine = block.position?.end.line ?? place.line;
    const last = (page.lines[lastLine - 1] ?? '').trim().replace(/^(>\s*)+/, '');
    if (place.line === lastLine || !last.startsWith(fence)) {
      const says = `Nothing closes this code block, so the rest of the page is code. Put ${fence} on its own line where it ends.`;
      yield { ...place, says };
    }
  }
};
