import { frontMatterFaults, reviewedIn } from '../../../src/markdown/frontMatter';
import { nearest } from '../../../src/markdown/html/lookUp';
import { indexEntries } from '../../../src/markdown/pages';
import { relatedOf } from '../../../src/markdown/relatedPages';
import { fieldStart, readFrontMatter } from '../page';
import type { Rule } from '../rule';
import { addressOf } from '../site';

/** After how many months a writer should compare a page again with the screens that it describes. */
const months = 6;

/** The front matter: what stops the build, related pages and sections that don't exist, and a review that is due. */
export const frontMatter: Rule = function* (page, site) {
  const { id, data, text } = page;
  const { trap } = readFrontMatter(text);
  if (trap) {
    yield trap;
    return;
  }
  const faults = frontMatterFaults(id, data, text);
  yield* faults.map(({ field, says }) => ({ start: fieldStart(page, field), says }));
  for (const { path } of relatedOf(data.related).filter((each) => !site.fileOf(each.path))) {
    const near = nearest(site.redirectOf(path) ?? path, site.pageFiles.map(addressOf)).join(', ');
    const start = Math.max(0, text.indexOf(`- ${path}`));
    yield { start, says: `${path} in \`related\` isn't a page, and the build stops. Near it: ${near}.` };
  }
  for (const { word, hash } of indexEntries(data.index)) {
    const ids = site.idsOf(page.file);
    if (hash && !ids.has(hash.slice(1))) {
      const near = nearest(hash.slice(1), ids).map((each) => `#${each}`);
      const says = `Nothing has the id of \`${word}${hash}\` in \`index\`. Near it: ${near.join(', ') || 'none'}.`;
      yield { start: fieldStart(page, 'index'), says };
    }
  }
  const reviewed = faults.length === 0 ? reviewedIn(text) : undefined;
  const due = new Date();
  due.setUTCMonth(due.getUTCMonth() - months);
  if (reviewed && reviewed < due.toISOString().slice(0, 10)) {
    const says = `The page was reviewed on ${reviewed}, more than ${months} months ago. Compare it with the screens it describes, fix it, and set \`reviewed\` to today.`;
    yield { start: fieldStart(page, 'reviewed'), says, isWarning: true };
  }
};
