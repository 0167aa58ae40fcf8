import type { Rule } from '../finding';
import { frontMatterFaults } from '../frontMatterSchema';
import { fieldStart } from '../page';

/** After how many months a writer should compare a page again with the screens that it describes. */
const months = 6;

/** Returns the date of a page's `reviewed` as text: YAML would turn February 30 into March 2. */
function reviewedIn(source: string): string | undefined {
  const [, head = ''] = source.split(/^\uFEFF?---\s*$/m);
  return /^reviewed:\s*(.*?)\s*$/m.exec(head)?.[1];
}

/** The front matter: missing and wrong fields, and a review that is due. */
export const frontMatter: Rule = function* (page) {
  const faults = frontMatterFaults(page.id, page.data, reviewedIn(page.text));
  yield* faults.map(({ field, says }) => ({ start: fieldStart(page, field), says }));
  const reviewed = faults.length === 0 ? reviewedIn(page.text) : undefined;
  const due = new Date();
  due.setUTCMonth(due.getUTCMonth() - months);
  if (reviewed && reviewed < due.toISOString().slice(0, 10)) {
    const says = `The page was reviewed on ${reviewed}, more than ${months} months ago. Compare it with the screens it describes, fix it, and set \`reviewed\` to today.`;
    yield { start: fieldStart(page, 'reviewed'), says, isWarning: true };
  }
};
