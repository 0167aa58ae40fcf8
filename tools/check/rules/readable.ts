import { nodesOf, placeAt, placeOf } from '../page';
import type { Rule } from '../rule';

/** What `.mdx` can't parse, and what it parses as code. */
export const readable: Rule = function* (page) {
  for (const { start, says, edit } of page.traps) {
    yield { ...placeAt(page.text, start), says, edit };
  }
  for (const node of nodesOf(page, 'mdxFlowExpression', 'mdxTextExpression')) {
    if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) {
      const says = `\`{${node.value}}\` in text is read as code, and the build stops. Put it in code, or use words.`;
      yield { ...placeOf(node), says };
    }
  }
  for (const node of nodesOf(page, 'mdxjsEsm')) {
    const says =
      'A line that starts with `import` or `export` is read as code. Components need no import. Remove the line, or start the sentence with another word.';
    yield { ...placeOf(node), says };
  }
};
