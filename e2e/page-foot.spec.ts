import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { addresses } from '../src/facts/product';
import { pageHistory } from '../src/plugins/page-history';
import { docRoutes, writersRoute } from './support/routes';
import { buildDir, siteDir } from './support/site';
import { copySite } from './support/siteCopy';

const editAddress = `${addresses.repository}/edit/main/`;

/** The foot of a built page. */
function footOf(route: string, outDir = buildDir): cheerio.Cheerio<cheerio.Element> {
  const $ = cheerio.load(fs.readFileSync(path.join(outDir, `${route}.html`)));
  const foot = $('article > [data-search="ignore"]:last-child');
  expect(foot, route).toHaveLength(1);
  return foot;
}

/** The page's source, from the folder that holds `package.json`. */
function sourceOf(route: string): string {
  const [source] = ['.mdx', '.md']
    .map((ending) => `docs${route}${ending}`)
    .filter((file) => fs.existsSync(path.join(siteDir, file)));
  return source ?? `no source of ${route}`;
}

/** The day in the foot on which the page was last changed, or nothing. */
function dayOf(route: string, outDir = buildDir): string | undefined {
  return footOf(route, outDir).find('.theme-last-updated time').attr('datetime');
}

function git(dir: string, args: readonly string[], environment: Record<string, string> = {}): string {
  const names = { GIT_AUTHOR_NAME: 'wren', GIT_COMMITTER_NAME: 'wren' };
  const addresses = {
    GIT_AUTHOR_EMAIL: 'wren@harbour-radio.example',
    GIT_COMMITTER_EMAIL: 'wren@harbour-radio.example',
  };
  return execFileSync('git', args, {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, ...names, ...addresses, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Whether git is here, and knows when the pages of this site were changed. */
function knowsHistory(): boolean {
  try {
    return git(siteDir, ['rev-parse', '--is-shallow-repository']).trim() === 'false';
  } catch {
    return false;
  }
}

function commit(dir: string, date: string): void {
  git(dir, ['add', '-A']);
  git(dir, ['commit', '-q', '-m', 'Change'], { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date });
}

test('a page leads to its own file in the repository', () => {
  for (const route of [...docRoutes, writersRoute]) {
    const file = sourceOf(route);
    expect(fs.existsSync(path.join(siteDir, file)), file).toBe(true);
    expect(footOf(route).find('a.theme-edit-this-page').attr('href')).toBe(editAddress + file);
  }
});

test('a page says on which day it was last committed', () => {
  test.skip(!knowsHistory(), 'There is no git here, or no whole history.');
  const changed = git(siteDir, ['status', '--porcelain', '--untracked-files=all', '--', 'docs']);
  for (const route of docRoutes) {
    const file = sourceOf(route);
    const log = ['log', '-1', '--format=%cd', '--date=format-local:%Y-%m-%d', '--', file];
    const day = changed.includes(file) ? undefined : git(siteDir, log, { TZ: 'UTC' }).trim();
    expect(dayOf(route), file).toBe(day);
  }
});

test.describe('the history of git', () => {
  const dirs: string[] = [];

  function newDir(): string {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-history-'));
    dirs.push(dir);
    return dir;
  }

  function write(dir: string, file: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }

  /** A site below the top of a repository, in which each page has a history of its own. */
  function newSite(): string {
    const repositoryDir = newDir();
    const site = path.join(repositoryDir, 'site');
    git(repositoryDir, ['init', '-q']);
    for (const page of ['old', 'new', 'edited', 'staged', 'again']) {
      write(site, `docs/${page}.mdx`, page);
    }
    commit(repositoryDir, '2026-01-31T23:30:00-0200');
    write(site, 'docs/folder/new.md', 'new');
    write(site, 'docs/new.mdx', 'newer');
    fs.rmSync(path.join(site, 'docs/again.mdx'));
    commit(repositoryDir, '2026-03-01T12:00:00+0000');
    write(site, 'docs/edited.mdx', 'edited since');
    write(site, 'docs/staged.mdx', 'staged since');
    git(site, ['add', 'docs/staged.mdx']);
    write(site, 'docs/again.mdx', 'again');
    write(site, 'docs/unknown.mdx', 'unknown');
    return site;
  }

  async function daysIn(siteDir: string): Promise<Record<string, string | undefined>> {
    const history = pageHistory('docs');
    history.initialize({ siteDir });
    const days: Record<string, string | undefined> = {};
    for (const page of ['old', 'new', 'folder/new', 'edited', 'staged', 'again', 'unknown']) {
      const file = path.join(siteDir, 'docs', `${page}.${page.includes('/') ? 'md' : 'mdx'}`);
      const info = await history.getFileLastUpdateInfo(file);
      days[page] = info ? new Date(info.timestamp).toISOString().slice(0, 10) : undefined;
    }
    return days;
  }

  const none = {
    old: undefined,
    new: undefined,
    'folder/new': undefined,
    edited: undefined,
    staged: undefined,
    again: undefined,
    unknown: undefined,
  };

  test.afterAll(() => {
    for (const dir of dirs) {
      fs.rmSync(dir, { recursive: true, force: true });
    }
  });

  test('dates a page by its last commit, and not one with changes that are not committed', async () => {
    expect(await daysIn(newSite())).toEqual({
      ...none,
      old: '2026-02-01',
      new: '2026-03-01',
      'folder/new': '2026-03-01',
    });
  });

  test('dates nothing in a shallow clone', async () => {
    const clone = newDir();
    git(clone, ['clone', '-q', '--depth', '1', `file://${path.dirname(newSite())}`, '.']);
    expect(fs.existsSync(path.join(clone, 'site/docs/old.mdx'))).toBe(true);
    expect(await daysIn(path.join(clone, 'site'))).toEqual(none);
  });

  test('dates nothing where there is no commit, no repository or no git', async () => {
    const empty = newDir();
    git(empty, ['init', '-q']);
    expect(await daysIn(empty)).toEqual(none);
    expect(await daysIn(newDir())).toEqual(none);
    const site = newSite();
    const { PATH } = process.env;
    try {
      process.env.PATH = newDir();
      expect(await daysIn(site)).toEqual(none);
    } finally {
      process.env.PATH = PATH;
    }
  });
});

/** Every file of a built site with its bytes. */
function filesOf(outDir: string): Map<string, Buffer> {
  const names = fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => fs.statSync(path.join(outDir, name)).isFile())
      .map((name) => [name, fs.readFileSync(path.join(outDir, name))]),
  );
}

test('a build says the same wherever it is made, and without git it has no dates', async () => {
  test.setTimeout(600_000);
  const copy = await copySite();
  try {
    fs.writeFileSync(
      path.join(copy.dir, 'docs/plain.md'),
      '---\ntitle: Plain\ndescription: A page of plain Markdown, with an address in the repository.\nkeywords: [plain]\nrelated: [/faq]\n---\n\nPlain.\n',
    );
    // Whatever is there already, the build must do without it.
    const datelessDir = path.join(copy.dir, 'dateless');
    const bare = await copy.build({}, datelessDir);
    expect(bare.done, bare.output).toBe(true);
    expect(bare.output).not.toMatch(/git|warn/i);
    expect(dayOf('/faq', datelessDir)).toBeUndefined();
    expect(footOf('/plain', datelessDir).find('a.theme-edit-this-page').attr('href')).toBe(
      `${editAddress}docs/plain.md`,
    );

    git(copy.dir, ['init', '-q']);
    git(copy.dir, ['add', 'docs', 'src']);
    git(copy.dir, ['commit', '-q', '-m', 'Begin'], {
      GIT_AUTHOR_DATE: '2026-05-04T23:30:00-0200',
      GIT_COMMITTER_DATE: '2026-05-04T23:30:00-0200',
    });
    const [east, west] = ['east', 'west'].map((name) => path.join(copy.dir, name)) as [string, string];
    const first = await copy.build(
      { TZ: 'Pacific/Auckland', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8' },
      east,
    );
    expect(first.done, first.output).toBe(true);
    expect(footOf('/faq', east).find('.theme-last-updated').text()).toBe('Last updated on 5 May 2026');
    expect(dayOf('/faq', east)).toBe('2026-05-05');
    const second = await copy.build({ TZ: 'America/Los_Angeles', LC_ALL: 'C', LANG: 'C' }, west);
    expect(second.done, second.output).toBe(true);

    const [one, other, dateless] = [filesOf(east), filesOf(west), filesOf(datelessDir)];
    expect([...one.keys()].sort()).toEqual([...other.keys()].sort());
    expect([...one].filter(([name, bytes]) => !other.get(name)?.equals(bytes)).map(([name]) => name)).toEqual(
      [],
    );
    for (const file of ['search-index.json', 'sitemap.xml']) {
      expect(one.get(file)?.equals(dateless.get(file) ?? Buffer.alloc(0)), file).toBe(true);
    }
  } finally {
    await copy.remove();
  }
});
