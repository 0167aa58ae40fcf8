import type { Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import type { ParsedPage } from '../content/parsePage';
import type { Problem } from '../utils/problem';
import { replaceTags } from './rehypeReplaceTags';

/** Replaces the tags of a page, as the build does. The problems stop the build. */
export function renderTags(page: ParsedPage) {
  const tree = toHast(structuredClone(page.tree), {
    passThrough: [
      'mdxFlowExpression',
      'mdxJsxFlowElement',
      'mdxJsxTextElement',
      'mdxTextExpression',
      'mdxjsEsm',
    ],
  }) as Root;
  const problems: Problem[] = [];
  replaceTags(tree, { pageId: page.id, frontMatter: page.frontMatter }, ({ name, position }, message) => {
    problems.push({ start: position?.start.offset ?? 0, message: `<${name}> ${message}` });
  });
  return { tree, problems };
}
