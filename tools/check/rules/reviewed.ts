import { frontMatterFaults, reviewedIn } from '../../../src/remark/frontMatter';
import { lineOfField } from '../page';
import type { Rule } from '../rule';

/** After how many months a writer should compare a page again with the screens that it describes. */
const months = 6;

/** The date of the last comparison with other programs' screens, which is not too long ago. */
export const reviewed: Rule = function* (page) {
  const isValid = frontMatterFaults(page.id, page.frontMatter.data, page.text).length === 0;
  const day = isValid ? reviewedIn(page.text) : undefined;
  const due = new Date();
  due.setUTCMonth(due.getUTCMonth() - months);
  if (day !== undefined && day < due.toISOString().slice(0, 10)) {
    const says = `The page was reviewed on ${day}, more than ${months} months ago. Compare it with the screens it describes, fix it, and set \`reviewed\` to today.`;
    yield { line: lineOfField(page, 'reviewed'), says };
  }
};
