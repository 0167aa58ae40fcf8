import { findHeadings, nodeSpan } from '../../../src/content/nodes';
import type { ParsedPage } from '../../../src/content/parsePage';
import { reactPagePaths } from '../../../src/reactPages';
import type { Problem } from '../../../src/utils/problem';
import { slug } from '../../../src/utils/text';
import type { Sources } from '../loadSources';
import { findIds } from '../renderedPage';
import type { PageRule } from '../rule';

function* findIdProblems(page: ParsedPage, sources: Sources): Generator<Problem> {
  const seen = new Set<string>();
  for (const { id, start } of findIds(page, sources.render(page).tree)) {
    if (seen.has(id)) {
      const message = `The id \`${id}\` is on this page already, so links lead there. Choose another one.`;
      yield { start, message };
    }
    if (/[%\s]/.test(id)) {
      const message = `The id \`${id}\` has a \`%\` or a tab, which browsers write in another way. Leave it out.`;
      yield { start, message };
    }
    seen.add(id);
  }
}

function* findHeadingProblems(page: ParsedPage): Generator<Problem> {
  let depthAbove = 1;
  for (const { node, depth, text, id } of findHeadings(page)) {
    const { start, end } = nodeSpan(node);
    if (depth > depthAbove + 1) {
      const message = `A heading here starts with \`${'#'.repeat(depthAbove + 1)}\`, because levels follow each other.`;
      yield { start, message };
    }
    depthAbove = depth;
    // Headings made by a line of dashes are accidents, which another rule reports.
    if (!id && (depth === 2 || depth === 3) && page.text.startsWith('#', start)) {
      const last = node.children.at(-1);
      const typedId = last?.type === 'mdxTextExpression' ? /[\w-]+/.exec(last.value)?.[0] : undefined;
      const example = (typedId ?? slug(text)).replaceAll('/', '-') || 'id';
      const message = `The heading has no id that stays when its words change, so links to it would break. Put one at its end: \`{/* #${example} */}\`.`;
      yield { start: end, message };
    }
  }
}

/** The path of a page and its ids, to which others link: they are unique, and stay when words change. */
export const pathsAndIds: PageRule = function* (page, sources) {
  // Docusaurus gives `games/index.mdx` and `games/games.mdx` the URL of the folder.
  const expectedFile = `docs/${slug(page.id).replace(/(?<=([^/]+))\/(?:index|readme|\1)$/, '')}.mdx`;
  if (page.file !== expectedFile) {
    const message = `The path of this file becomes the page's URL, so it has only lowercase letters, digits, hyphens, and slashes, doesn't end with "index" or the folder's name, and has the ending \`.mdx\`. Rename the file to \`${expectedFile}\`.`;
    yield { start: 0, message };
  }
  const path = `/${page.id.replace(/^(?:index|readme)$/, '')}`;
  if ([...reactPagePaths, '/404'].includes(path)) {
    yield { start: 0, message: `The site has another page at \`${path}\`. Give the file another name.` };
  }
  yield* findIdProblems(page, sources);
  yield* findHeadingProblems(page);
};
