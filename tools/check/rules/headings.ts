import { toString as textOf } from 'mdast-util-to-string';
import { slug } from '../../slug';
import type { Rule } from '../finding';
import { idsOfPage, typedId } from '../ids';
import { nodesOf, parsePage, spanOf } from '../page';

/** Headings: no skipped level, one id for every one that others link to, and none that is gone. */
export const headings: Rule = function* (page, site) {
  const seen = new Set<string>();
  let level = 1;
  for (const heading of nodesOf(page, 'heading')) {
    const { depth } = heading;
    const { start, end } = spanOf(heading);
    if (depth === 1 || depth > level + 1) {
      const better = '#'.repeat(depth === 1 ? 2 : level + 1);
      const says = `This heading has level ${depth}, but levels start at 2 below the page's title, and none is skipped. Start it with \`${better}\`.`;
      yield { start, says };
    }
    level = depth;
    const last = heading.children.at(-1);
    const id = last?.type === 'mdxTextExpression' ? typedId(last.value) : undefined;
    if (id === undefined) {
      const says = `The heading has no id that stays when its words change, so links to it would break. Put one at its end: \`{/* #${slug(textOf(heading)).replaceAll('/', '-')} */}\`.`;
      yield* depth === 2 || depth === 3 ? [{ start: end, says }] : [];
    } else if (seen.has(id)) {
      yield { start, says: `Another heading has the id \`${id}\` too. Give this heading another id.` };
    } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      yield { start, says: `The id \`${id}\` can have only lowercase letters, digits, and hyphens.` };
    }
    seen.add(id ?? '');
  }
  const before = site.before().get(page.file);
  for (const id of before === undefined ? [] : idsOfPage(parsePage(page.file, before)).keys()) {
    if (!site.idsOf(page.file).has(id)) {
      const says = `The id \`#${id}\` is gone since \`main\`. Other people's sites may link to it. Put it at the heading that answers the question now.`;
      yield { start: 0, says, isWarning: true };
    }
  }
};
