import { reviewedIn } from '../../src/remark/frontMatter/reviewed';
import { pagesIn, read } from './site';

/** After how many months a writer should compare a page again with the screens that it describes. */
const months = 6;

/** Returns whether a date such as `2026-05-19` is too long ago on a day. */
function isLongAgo(reviewed: string, today: string): boolean {
  const due = new Date(reviewed);
  due.setUTCMonth(due.getUTCMonth() + months);
  return due < new Date(today);
}

/** Returns a line for each page to compare again, the oldest first, for `npm run reviewed`. */
export function reviewReminders(dir: string, today: string): string {
  const lines = pagesIn(dir)
    .flatMap(({ file }) => {
      const reviewed = reviewedIn(read(dir, file));
      return reviewed && isLongAgo(reviewed, today) ? [{ file, reviewed }] : [];
    })
    .sort((one, other) => (one.reviewed < other.reviewed ? -1 : 1))
    .map(
      ({ file, reviewed }) =>
        `${file}: reviewed on ${reviewed}, more than ${months} months ago. ` +
        'Compare it with the screens it describes, fix it, and set `reviewed:` to today.',
    );
  return lines.join('\n') || `Every page with \`reviewed:\` was looked at in the last ${months} months.`;
}
