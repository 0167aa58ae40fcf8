import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { VcsConfig } from '@docusaurus/types';

const run = promisify(execFile);

/** When each file was last committed, in milliseconds; `undefined` for a file whose last commit removed it. */
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

/** The dates of all files below `folder`, without those that have changes which no commit holds yet. */
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

  // A shallow clone says of every file that its oldest commit made it.
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
 * Tells Docusaurus when a page was last changed, from the history of git. Its own reading stops the build where there is
 * no history, and makes up dates for a shallow clone and for a page with changes that are not committed; here such a
 * page has no date.
 * @param folder the folder of the pages, from the site's own: `docs`
 */
export function pageHistory(folder: string): VcsConfig {
  let site = '';
  let reading: Promise<Dates> | undefined;
  return {
    initialize({ siteDir }) {
      site = siteDir;
      // No git, no repository, no commit: no dates, and nothing a writer has to do.
      reading = readDates(siteDir, folder).catch(() => new Map());
    },
    async getFileLastUpdateInfo(file) {
      const timestamp = (await reading)?.get(path.relative(site, file).split(path.sep).join('/'));
      return timestamp === undefined ? null : { timestamp, author: '' };
    },
    getFileCreationInfo: async (_file) => null,
  };
}
