import path from 'node:path';
import { chosenPages, NoSuchPage } from './chosenPages';
import { gitHistory } from './gitHistory';
import { mendPage } from './mend';
import { lineOf, reportOf } from './report';
import { openSite } from './site';

const siteDir = path.join(__dirname, '../..');

/** `npm run fix`: mends what a machine can on the changed pages, or on those named, and says what is left. */
export function run(args: readonly string[], dir = siteDir): void {
  const change = gitHistory(dir);
  try {
    const results = chosenPages(args, openSite(dir, change), change).map((file) =>
      mendPage(dir, file, change),
    );
    const mended = results.flatMap((each) => each.mended);
    const left = results.flatMap((each) => each.left);
    process.stdout.write(
      mended.length > 0
        ? `Mended, with the lines as they were:\n${mended.map(lineOf).join('\n')}\n\n`
        : 'There was nothing that a machine can mend.\n',
    );
    process.stdout.write(reportOf(left, results.length));
    process.exitCode = left.some(({ warning }) => !warning) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof NoSuchPage)) {
      throw error;
    }
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
