import { describe, expect, test } from 'vitest';
import { reviewedFaults, reviewedIn } from './reviewed';

function pageWith(line: string): string {
  return `---\ntitle: Page\n${line}\n---\n\nreviewed: 2020-01-01\n`;
}

describe('reviewed', () => {
  test('is read from the front matter as it was typed', () => {
    expect(reviewedIn(pageWith('reviewed: 2026-11-20'))).toBe('2026-11-20');
    expect(reviewedIn(pageWith('description: None'))).toBeUndefined();
  });

  test.each(['2026-11-20', '2028-02-29'])('can be %s', (day) => {
    expect(reviewedFaults(pageWith(`reviewed: ${day}`))).toEqual([]);
  });

  test('can be left out', () => {
    expect(reviewedFaults(pageWith('description: None'))).toEqual([]);
  });

  test.each(['2026-02-30', '2027-02-29', '2026-13-01', '20 November 2026', '2026-11', "'2026-11-20'", ''])(
    'cannot be "%s"',
    (day) => {
      expect(reviewedFaults(pageWith(`reviewed: ${day}`))).toEqual([expect.stringContaining(`"${day}"`)]);
    },
  );
});
