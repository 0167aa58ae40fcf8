import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { builtPage } from '../support/builtSite';
import { docRoutes } from '../support/routes';
import { siteDir } from '../support/site';

const foot = '.theme-doc-footer';

function git(...args: readonly string[]): string {
  return spawnSync('git', args, { cwd: siteDir, encoding: 'utf8' }).stdout?.trim() ?? '';
}

test('every page says on which day it was last committed, if Git knows', () => {
  const hasHistory = git('rev-parse', '--is-shallow-repository') === 'false';
  for (const route of docRoutes) {
    const seconds = hasHistory && git('log', '-1', '--format=%ct', '--', `docs${route}.md*`);
    const day = seconds ? new Date(Number(seconds) * 1000) : undefined;
    const time = builtPage(route)(`${foot} .theme-last-updated time`);
    expect([time.attr('datetime'), time.text()], route).toEqual([
      day?.toISOString().slice(0, 10),
      day?.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) ?? '',
    ]);
  }
});
