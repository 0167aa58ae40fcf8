import { toString as textOf } from 'mdast-util-to-string';
import { slug } from '../../slug';
import { nodesOf, parsePage, spanOf } from '../page';
import { addressOf, type Rule } from '../site';
import { idsOfPage, typedId } from '../tags';

/** Headings: those that others link to have an id, and none is gone. */
export const headings: Rule = function* (page, site) {
  for (const heading of nodesOf(page, 'heading')) {
    const last = heading.children.at(-1);
    const tag = heading.children.find(({ type }) => type === 'mdxJsxTextElement');
    if (tag) {
      const says = 'A component in a heading is missing in the list of headings. Write the text.';
      yield { start: spanOf(tag).start, says };
    }
    const id = last?.type === 'mdxTextExpression' ? typedId(last.value) : undefined;
    if (!id && (heading.depth === 2 || heading.depth === 3)) {
      const says = `The heading has no id that stays when its words change, so links to it would break. Put one at its end: \`{/* #${slug(textOf(heading)).replaceAll('/', '-')} */}\`.`;
      yield { start: spanOf(heading).end, says };
    }
  }
  // Also those of pages that were moved here.
  const before = [...site.before].filter(
    ([file]) => file === page.file || site.redirects.get(addressOf(file)) === addressOf(page.file),
  );
  for (const id of before.flatMap(([file, text]) => [...idsOfPage(parsePage(file, text)).keys()])) {
    if (!site.idsOf(page.file).has(id)) {
      const says = `The id \`#${id}\` is gone since \`main\`. Other people's sites may link to it. Put it where its question is answered now: \`<span id="${id}" />\`.`;
      yield { start: 0, says };
    }
  }
};
