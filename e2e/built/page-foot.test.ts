import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { addresses } from '@site/src/facts/product';
import * as cheerio from 'cheerio';
import { describe, expect, test } from 'vitest';
import { docRoutes, writersRoute } from '../support/routes';
import { built, pageFile, siteDir } from '../support/site';

/** Returns the foot of a built page. Only that part is parsed, because parsing every page takes seconds. */
function footOf(route: string) {
  const html = built(pageFile(route));
  const $ = cheerio.load(
    html.slice(html.indexOf('<footer class="theme-doc-footer'), html.indexOf('</article>')),
  );
  const foot = $('.theme-doc-footer');
  expect(foot, route).toHaveLength(1);
  return foot;
}

/** Returns the source file of a page, relative to the site. */
function sourceOf(route: string): string {
  return (
    [`docs${route}.mdx`, `docs${route}.md`].find((file) => fs.existsSync(path.join(siteDir, file))) ?? ''
  );
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Returns whether git knows the full history of the pages. */
function hasHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository').trim() === 'false';
  } catch {
    return false;
  }
}

test('every page links to its own file in the repository', () => {
  for (const route of [...docRoutes, writersRoute]) {
    expect(footOf(route).find('a.theme-edit-this-page').attr('href')).toBe(
      `${addresses.repository}/edit/main/${sourceOf(route)}`,
    );
  }
});

describe.skipIf(!hasHistory())('with the history of git', () => {
  test('every page says on which day it was last committed', () => {
    const changed = git('status', '--porcelain', '--untracked-files=all', '--', 'docs');
    const log = git(
      'log',
      '--format=%cd',
      '--date=format-local:%Y-%m-%d',
      '--name-only',
      '--no-renames',
      '--cc',
      '--',
      'docs',
    );
    const days = new Map<string, string>();
    let day = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('docs/')) {
        days.set(line, days.get(line) ?? day);
      } else {
        day = line || day;
      }
    }
    for (const route of docRoutes) {
      const file = sourceOf(route);
      const time = footOf(route).find('.theme-last-updated time');
      expect(time.attr('datetime'), file).toBe(changed.includes(file) ? undefined : days.get(file));
      const [year, month, date] = (time.attr('datetime') ?? '').split('-').map(Number);
      if (year && month && date) {
        const words = new Date(year, month - 1, date).toLocaleDateString('en-US', { dateStyle: 'long' });
        expect(time.text(), file).toBe(words);
      }
    }
  });
});
