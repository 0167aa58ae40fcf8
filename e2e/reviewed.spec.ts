import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { reviewedFaults, reviewedIn } from '../src/plugins/front-matter/reviewed';
import { pagesReviewedLongAgo } from '../src/plugins/reviewed-pages/longAgo';
import { docRoutes } from './support/routes';
import { buildDir, siteDir } from './support/site';
import { copySite } from './support/siteCopy';

function pageWith(line: string): string {
  return `---\ntitle: Page\n${line}\n---\n\nreviewed: 2020-01-01\n`;
}

function sourceOf(route: string): string {
  return fs.readFileSync(path.join(siteDir, `docs${route}.mdx`), 'utf8');
}

test('a page that was compared with other screens says when', () => {
  const said = docRoutes.map((route) => {
    const $ = cheerio.load(fs.readFileSync(path.join(buildDir, `${route}.html`)));
    return { route, day: $('article p:contains("checked against") time').attr('datetime') };
  });
  expect(said).toEqual(docRoutes.map((route) => ({ route, day: reviewedIn(sourceOf(route)) })));
  expect(said.filter(({ day }) => day).length).toBeGreaterThan(0);
});

test('a page that names things as at the time of writing says when it was compared', () => {
  const names = docRoutes.filter(
    (route) => /time of writing/.test(sourceOf(route)) || route.startsWith('/chat-features/embed/guides/'),
  );
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((route) => !reviewedIn(sourceOf(route)))).toEqual([]);
});

test('a day that the calendar does not have is a fault', () => {
  const right = ['2026-11-20', '2028-02-29'];
  const wrong = ['2026-02-30', '2027-02-29', '2026-13-01', '20 November 2026', '2026-11', "'2026-11-20'", ''];
  expect(right.flatMap((day) => reviewedFaults(pageWith(`reviewed: ${day}`)))).toEqual([]);
  expect(reviewedFaults(pageWith('description: None'))).toEqual([]);
  for (const day of wrong) {
    expect(reviewedFaults(pageWith(`reviewed: ${day}`))).toEqual([expect.stringContaining(`"${day}"`)]);
  }
});

test.describe('pages to look at again', () => {
  let docsDir: string;

  test.beforeEach(() => {
    docsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-reviewed-'));
  });
  test.afterEach(() => fs.rmSync(docsDir, { recursive: true, force: true }));

  function plant(file: string, line: string): void {
    fs.mkdirSync(path.dirname(path.join(docsDir, file)), { recursive: true });
    fs.writeFileSync(path.join(docsDir, file), pageWith(line));
  }

  test('are older than six months, and not of the very day', () => {
    plant('exactly.mdx', 'reviewed: 2026-05-20');
    plant('day-before.mdx', 'reviewed: 2026-05-19');
    plant('day-after.mdx', 'reviewed: 2026-05-21');
    plant('folder/year.md', 'reviewed: 2025-11-20');
    plant('seven.mdx', 'reviewed: 2026-04-20');
    plant('today.mdx', 'reviewed: 2026-11-20');
    plant('never.mdx', 'description: None');
    expect(pagesReviewedLongAgo(docsDir, '2026-11-20')).toEqual([
      { file: 'folder/year.md', reviewed: '2025-11-20', monthsAgo: 12 },
      { file: 'seven.mdx', reviewed: '2026-04-20', monthsAgo: 7 },
      { file: 'day-before.mdx', reviewed: '2026-05-19', monthsAgo: 6 },
    ]);
  });

  test('are not there yet at the end of a shorter month', () => {
    plant('august.mdx', 'reviewed: 2026-08-31');
    expect(pagesReviewedLongAgo(docsDir, '2027-02-28')).toEqual([]);
    expect(pagesReviewedLongAgo(docsDir, '2027-03-01')).toHaveLength(1);
  });
});

test('the command names them and does not fail', async () => {
  const copy = await copySite();
  try {
    await copy.edit('docs/cookies.mdx', (text) => text.replace(/^reviewed: .*$/m, 'reviewed: 2020-01-31'));
    const command = [
      path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'list-reviewed-long-ago',
    ];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: copy.dir });
    expect(stdout).toMatch(/^docs\/cookies\.mdx: reviewed on 2020-01-31, \d+ months ago\. /m);
  } finally {
    await copy.remove();
  }
});
