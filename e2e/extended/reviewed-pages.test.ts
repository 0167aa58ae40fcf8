import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { siteDir } from '../support/site';

test('`npm run reviewed` lists pages to look at again, and never fails', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'reviewed'], { cwd: siteDir });
  const lines = stdout.trim().split('\n');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(
      /^docs\/\S+\.mdx?: reviewed on \d{4}-\d\d-\d\d, \d+ months ago\. |^Every page with `reviewed:` /,
    );
  }
});
