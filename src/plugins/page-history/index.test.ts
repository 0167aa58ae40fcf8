import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pageHistory } from '.';

const dirs: string[] = [];

function newDir(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-history-'));
  dirs.push(dir);
  return dir;
}

function git(dir: string, args: readonly string[], date = ''): void {
  execFileSync('git', ['-c', 'user.name=wren', '-c', 'user.email=wren@harbour-radio.example', ...args], {
    cwd: dir,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: 'ignore',
  });
}

function commit(dir: string, date: string): void {
  git(dir, ['add', '-A']);
  git(dir, ['commit', '-q', '-m', 'Change'], date);
}

function write(dir: string, file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
}

/** Creates a site below the top of a repository, with a different history for each page. */
function newSite(): string {
  const repositoryDir = newDir();
  const siteDir = path.join(repositoryDir, 'site');
  git(repositoryDir, ['init', '-q']);
  for (const page of ['old', 'new', 'edited', 'staged', 'restored']) {
    write(siteDir, `docs/${page}.mdx`, page);
  }
  commit(repositoryDir, '2026-01-31T23:30:00-0200');
  write(siteDir, 'docs/folder/new.mdx', 'new');
  write(siteDir, 'docs/new.mdx', 'newer');
  fs.rmSync(path.join(siteDir, 'docs/restored.mdx'));
  commit(repositoryDir, '2026-03-01T12:00:00+0000');
  write(siteDir, 'docs/edited.mdx', 'edited since');
  write(siteDir, 'docs/staged.mdx', 'staged since');
  git(siteDir, ['add', 'docs/staged.mdx']);
  write(siteDir, 'docs/restored.mdx', 'restored');
  write(siteDir, 'docs/untracked.mdx', 'untracked');
  return siteDir;
}

/** Returns the UTC day of each page that has one. */
async function daysIn(siteDir: string): Promise<Record<string, string>> {
  const history = pageHistory('docs');
  history.initialize({ siteDir });
  const days: Record<string, string> = {};
  for (const page of ['old', 'new', 'folder/new', 'edited', 'staged', 'restored', 'untracked']) {
    const info = await history.getFileLastUpdateInfo(path.join(siteDir, 'docs', `${page}.mdx`));
    if (info) {
      days[page] = new Date(info.timestamp).toISOString().slice(0, 10);
    }
  }
  return days;
}

let site = '';

beforeAll(() => {
  site = newSite();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(() => {
  for (const dir of dirs) {
    fs.rmSync(dir, { recursive: true, force: true });
  }
});

test('dates a page by its last commit, unless it has uncommitted changes', async () => {
  expect(await daysIn(site)).toEqual({ old: '2026-02-01', new: '2026-03-01', 'folder/new': '2026-03-01' });
});

test('dates no page in a shallow clone', async () => {
  const clone = newDir();
  git(clone, ['clone', '-q', '--depth', '1', `file://${path.dirname(site)}`, '.']);
  expect(fs.existsSync(path.join(clone, 'site/docs/old.mdx'))).toBe(true);
  expect(await daysIn(path.join(clone, 'site'))).toEqual({});
});

test('dates no page without a commit, a repository, or git', async () => {
  const empty = newDir();
  git(empty, ['init', '-q']);
  expect(await daysIn(empty)).toEqual({});
  expect(await daysIn(newDir())).toEqual({});
  vi.stubEnv('PATH', newDir());
  expect(await daysIn(site)).toEqual({});
});
