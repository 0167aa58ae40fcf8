import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pagesReviewedLongAgo } from './longAgo';

let docs: string;
beforeEach(() => {
  docs = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-reviewed-'));
});
afterEach(() => fs.rmSync(docs, { recursive: true }));

/** Writes pages with these lines in their front matter. */
function writePages(pages: Readonly<Record<string, string>>): void {
  for (const [file, line] of Object.entries(pages)) {
    fs.mkdirSync(path.dirname(path.join(docs, file)), { recursive: true });
    fs.writeFileSync(path.join(docs, file), `---\ntitle: Page\n${line}\n---\n`);
  }
}

test('lists pages that were reviewed more than six months ago, the oldest first', () => {
  writePages({
    'exactly.mdx': 'reviewed: 2026-05-20',
    'day-before.mdx': 'reviewed: 2026-05-19',
    'day-after.mdx': 'reviewed: 2026-05-21',
    'folder/year.md': 'reviewed: 2025-11-20',
    'seven.mdx': 'reviewed: 2026-04-20',
    'today.mdx': 'reviewed: 2026-11-20',
    'never.mdx': 'description: None',
  });
  expect(pagesReviewedLongAgo(docs, '2026-11-20')).toEqual([
    { file: 'folder/year.md', reviewed: '2025-11-20', monthsAgo: 12 },
    { file: 'seven.mdx', reviewed: '2026-04-20', monthsAgo: 7 },
    { file: 'day-before.mdx', reviewed: '2026-05-19', monthsAgo: 6 },
  ]);
});

test('waits for the next month where a month is too short', () => {
  writePages({ 'august.mdx': 'reviewed: 2026-08-31' });
  expect(pagesReviewedLongAgo(docs, '2027-02-28')).toEqual([]);
  expect(pagesReviewedLongAgo(docs, '2027-03-01')).toHaveLength(1);
});
