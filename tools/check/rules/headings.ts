import { toString as textOf } from 'mdast-util-to-string';
import { slug } from '../../slug';
import { findNodes, nodeSpan, type Page, parsePage } from '../page';
import { type Rule, toRoute } from '../site';
import { parseIdComment } from '../tags';

/** Returns the ids of a page's headings. */
function headingIds(page: Page): string[] {
  return findNodes(page, 'heading').flatMap(({ children }) => {
    const last = children.at(-1);
    return (last?.type === 'mdxTextExpression' && parseIdComment(last.value)) || [];
  });
}

/** Headings: those that others link to have an id, and none is gone. */
export const headings: Rule = function* (page, site) {
  for (const heading of findNodes(page, 'heading')) {
    const last = heading.children.at(-1);
    const tag = heading.children.find(({ type }) => type === 'mdxJsxTextElement');
    if (tag) {
      const message = 'A component in a heading is missing in the list of headings. Write the text.';
      yield { start: nodeSpan(tag).start, message };
    }
    const id = last?.type === 'mdxTextExpression' ? parseIdComment(last.value) : undefined;
    if (!id && (heading.depth === 2 || heading.depth === 3)) {
      const message = `The heading has no id that stays when its words change, so links to it would break. Put one at its end: \`{/* #${slug(textOf(heading)).replaceAll('/', '-')} */}\`.`;
      yield { start: nodeSpan(heading).end, message };
    }
  }
  // Also those of pages that were moved here. Only headings are linked to by other sites.
  const earlierPages = [...site.changedPages].filter(
    ([file]) => file === page.file || site.redirects.get(toRoute(file)) === toRoute(page.file),
  );
  for (const id of earlierPages.flatMap(([file, text]) => headingIds(parsePage(file, text)))) {
    if (!page.frontMatter.draft && !site.getIds(page.file).has(id)) {
      const message = `The id \`#${id}\` is gone since \`main\`. Other people's sites may link to it. Give it to the heading where its question is answered now.`;
      yield { start: 0, message };
    }
  }
};
