import path from 'node:path';
import { checkPages } from './checkPages';
import { chosenPages, NoSuchPage } from './chosenPages';
import { gitHistory } from './gitHistory';
import { reportOf } from './report';
import { openSite } from './site';

const siteDir = path.join(__dirname, '../..');

/** `npm run check`: says what is to mend on the changed pages, or on those named. Ends with 1 where there is something. */
export function run(args: readonly string[], dir = siteDir): void {
  const change = gitHistory(dir);
  const site = openSite(dir, change);
  try {
    const files = chosenPages(args, site, change);
    const findings = checkPages(files, site);
    process.stdout.write(reportOf(findings, files.length));
    process.exitCode = findings.some(({ warning }) => !warning) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof NoSuchPage)) {
      throw error;
    }
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
