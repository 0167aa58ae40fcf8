import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { VcsConfig } from '@docusaurus/types';

const run = promisify(execFile);

/** Returns the time of each file's last commit in milliseconds, or `undefined` if that commit removed the file. */
type Dates = ReadonlyMap<string, number | undefined>;

function datesIn(log: string): Dates {
  const dates = new Map<string, number | undefined>();
  let date = 0;
  for (const line of log.split('\n')) {
    const [status = '', file] = line.split('\t');
    if (file === undefined) {
      date = line ? Number(line) * 1000 : date;
    } else if (!dates.has(file)) {
      dates.set(file, status.startsWith('D') ? undefined : date);
    }
  }
  return dates;
}

/** Returns the dates of all files in `folder`, except files with uncommitted changes. */
async function readDates(siteDir: string, folder: string): Promise<Dates> {
  async function git(...args: string[]): Promise<string> {
    const { stdout } = await run(
      'git',
      ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...args],
      {
        cwd: siteDir,
        maxBuffer: 1 << 28,
      },
    );
    return stdout;
  }

  // In a shallow clone, every file seems to come from the oldest commit.
  if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') {
    return new Map();
  }
  const dates = new Map(
    datesIn(
      await git('log', '--format=%ct', '--name-status', '--no-renames', '--cc', '--relative', '--', folder),
    ),
  );
  const changed = await git('diff', 'HEAD', '--name-only', '--relative', '-z', '--', folder);
  for (const file of changed.split('\0')) {
    dates.delete(file);
  }
  return dates;
}

/**
 * Tells Docusaurus when each page was last changed, according to Git. Docusaurus itself fails without a history, and
 * reports wrong dates in a shallow clone and for uncommitted changes. Here, such a page has no date.
 * @param folder the folder of the pages, relative to the site: `docs`
 */
export function pageHistory(folder: string): VcsConfig {
  let site = '';
  let reading: Promise<Dates> | undefined;
  return {
    initialize({ siteDir }) {
      site = siteDir;
      // Without Git, a repository, or a commit, pages have no dates. That's fine for writers.
      reading = readDates(siteDir, folder).catch(() => new Map());
    },
    async getFileLastUpdateInfo(file) {
      const timestamp = (await reading)?.get(path.relative(site, file).split(path.sep).join('/'));
      return timestamp === undefined ? null : { timestamp, author: '' };
    },
    getFileCreationInfo: async (_file) => null,
  };
}
