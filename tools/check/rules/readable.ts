import type { MdxFlowExpression } from 'mdast-util-mdx-expression';
import { visit } from 'unist-util-visit';
import { placeAt, placeOf } from '../page';
import type { Finding, Rule } from '../rule';

/** What `.mdx` can't parse, and what it parses as code. */
export const readable: Rule = (page) => {
  const findings: Finding[] = page.traps.map(({ start, says, edit }) => ({
    ...placeAt(page.text, start),
    says,
    edit,
  }));
  visit(page.tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    const { value } = node as MdxFlowExpression;
    if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(value)) {
      findings.push({
        ...placeOf(node),
        says: `\`{${value}}\` in text is read as code, and the build stops. Put it in code, or use words.`,
      });
    }
  });
  visit(page.tree, 'mdxjsEsm', (node) => {
    findings.push({
      ...placeOf(node),
      says: 'A line that starts with `import` or `export` is read as code. Components need no import. Remove the line, or start the sentence with another word.',
    });
  });
  return findings;
};
