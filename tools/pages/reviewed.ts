import fs from 'node:fs';
import path from 'node:path';
import { reviewedIn } from '../../src/remark/frontMatter/reviewed';

/** After how many months somebody should look at a page again. */
const months = 6;

/** A page that nobody has compared with other people's screens for a long time. */
interface LongAgo {
  /** The file, from the folder of the pages: `cookies.mdx`. */
  readonly file: string;
  /** The day of its `reviewed:`, as `2026-05-19`. */
  readonly reviewed: string;
  /** Whole months since. */
  readonly monthsAgo: number;
}

/** Whole months from one day to a later one; a month is whole on the same day of the next. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}

/** Whether a day is more than that many months back; on the very day it is not yet. */
function isLongAgo(reviewed: string, today: string): boolean {
  const whole = monthsBetween(reviewed, today);
  return whole > months || (whole === months && reviewed.slice(8) !== today.slice(8));
}

/**
 * The pages whose `reviewed:` is older than six months, the oldest first.
 * @param docsDir the folder that holds the pages
 * @param today the day to count from, as `2026-11-20`
 */
function pagesReviewedLongAgo(docsDir: string, today: string): LongAgo[] {
  return fs
    .readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .flatMap((name) => {
      const reviewed = reviewedIn(fs.readFileSync(path.join(docsDir, name), 'utf8'));
      return reviewed && isLongAgo(reviewed, today)
        ? [{ file: name.split(path.sep).join('/'), reviewed, monthsAgo: monthsBetween(reviewed, today) }]
        : [];
    })
    .sort((one, other) => (one.reviewed + one.file).localeCompare(other.reviewed + other.file, 'en'));
}

/** Returns a line for each page to compare again, for `npm run reviewed`. */
export function reviewReminders(docsDir: string, today: string): string {
  const lines = pagesReviewedLongAgo(docsDir, today).map(
    ({ file, reviewed, monthsAgo }) =>
      `docs/${file}: reviewed on ${reviewed}, ${monthsAgo} months ago. ` +
      'Compare it with the screens it describes, fix it, and set `reviewed:` to today.',
  );
  return lines.join('\n') || 'Every page with `reviewed:` was looked at in the last six months.';
}
