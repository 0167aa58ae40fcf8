import { nearest } from '../../../src/remark/facts/lookUp';
import { frontMatterFaults, reviewedIn } from '../../../src/remark/frontMatter';
import { relatedOf } from '../../../src/remark/relatedPages';
import type { Finding } from '../finding';
import { fieldStart, type Page, readFrontMatter } from '../page';
import type { Rule } from '../rule';
import { addressOf, type Site } from '../site';

/** After how many months a writer should compare a page again with the screens that it describes. */
const months = 6;

function faultOfRelated(page: Page, address: string, site: Site): string | undefined {
  if (site.fileOf(address)) {
    return address === addressOf(page.file) ? 'is this page. Name another one.' : undefined;
  }
  const near = nearest(site.redirectOf(address) ?? address, site.pageFiles.map(addressOf));
  return `isn't a page. Near it: ${near.join(', ')}.`;
}

/** The front matter: what stops the build, and what only a comparison with the other pages or the calendar shows. */
export const frontMatter: Rule = function* (page, site) {
  const { id, data, file, text } = page;
  const at = (field: string, says: string, isWarning = false): Finding => ({
    start: fieldStart(page, field),
    says,
    isWarning,
  });
  const path = `docs${addressOf(file)
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')}.mdx`;
  if (file !== path) {
    yield at(
      '',
      `The file's name becomes the path, which has only lowercase letters, digits, and hyphens. Rename the file to ${path}.`,
    );
  }
  const { trap } = readFrontMatter(text);
  if (trap) {
    yield trap;
    return;
  }
  const refused = frontMatterFaults(id, data, text);
  yield* refused.map(({ field, says }) => at(field, says));
  for (const { path: address } of relatedOf(data.related)) {
    const fault = faultOfRelated(page, address, site);
    if (fault) {
      yield {
        start: Math.max(0, text.indexOf(`- ${address}`)) + 2,
        says: `${address} in \`related\` ${fault}`,
      };
    }
  }
  for (const other of site.pageFiles.filter((each) => each !== file)) {
    const { title, index } = site.frontMatter(other);
    if (title && title === data.title) {
      yield at(
        'title',
        `${other} has this \`title\` too, so readers can't tell the two apart in the search. Say in one of them what is special about it.`,
      );
    }
    for (const word of [data.index ?? []].flat().filter((each) => [index].flat().includes(each))) {
      yield at(
        'index',
        `${other} has "${word}" in its \`index\` too, and a word leads to one page. Remove it here or there.`,
      );
    }
  }
  const reviewed = refused.length === 0 ? (reviewedIn(text) ?? '') : '';
  const due = new Date();
  due.setUTCMonth(due.getUTCMonth() - months);
  if (reviewed > new Date().toISOString()) {
    yield at(
      'reviewed',
      `\`reviewed\` is ${reviewed}, which is in the future. Write the day on which you compared the page.`,
    );
  } else if (reviewed && reviewed < due.toISOString().slice(0, 10)) {
    yield at(
      'reviewed',
      `The page was reviewed on ${reviewed}, more than ${months} months ago. Compare it with the screens it describes, fix it, and set \`reviewed\` to today.`,
      true,
    );
  }
};
