import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reviewReminders } from './reviewed';

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
  expect(reviewReminders(docs, '2026-11-20').split('\n')).toEqual([
    expect.stringContaining('docs/folder/year.md: reviewed on 2025-11-20, 12 months ago. Compare it with'),
    expect.stringContaining('docs/seven.mdx: reviewed on 2026-04-20, 7 months ago.'),
    expect.stringContaining('docs/day-before.mdx: reviewed on 2026-05-19, 6 months ago.'),
  ]);
});

test('waits for the next month where a month is too short', () => {
  writePages({ 'august.mdx': 'reviewed: 2026-08-31' });
  expect(reviewReminders(docs, '2027-02-28')).toMatch(/^Every page/);
  expect(reviewReminders(docs, '2027-03-01')).toMatch(/^docs\/august\.mdx/);
});
