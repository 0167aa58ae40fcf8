import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { valueAreas } from '../../src/remark/facts/tags/factValues';
import { listAreas } from '../../src/remark/facts/tags/lists';
import { tableAreas } from '../../src/remark/facts/tags/tables';
import { builtPage, texts } from '../support/builtSite';
import { docRoutes } from '../support/routes';
import { siteDir } from '../support/site';

const markdown = docRoutes
  .map((route) => fs.readFileSync(path.join(siteDir, `docs${route}.mdx`), 'utf8'))
  .join('\n');

/** Returns the names in these areas. */
function namesIn(areas: Readonly<Record<string, object>>): string[] {
  return Object.values(areas).flatMap((area) => Object.keys(area));
}

describe('facts on pages', () => {
  test('include every table, list, and value', () => {
    const tags = [
      ...namesIn(tableAreas).map((name) => `<FactsTable of="${name}"`),
      ...namesIn(listAreas).map((name) => `<FactsList of="${name}"`),
      ...namesIn(valueAreas).map((name) => `<Fact id="${name}"`),
    ];
    expect(tags.filter((tag) => !markdown.includes(tag))).toEqual([]);
  });

  // One row of each kind of table, with what readers decide by.
  test.each([
    ['/subscriptions', 'people-online', ['50', '250', '1,000', '5,000']],
    ['/subscriptions', 'price', ['$0', '$9', '$29', 'from $99']],
    [
      '/chat-settings/public-messages',
      'setting-max-length',
      ['1–2,000 characters', '500 characters', 'Every plan'],
    ],
    [
      '/chat-settings/guests',
      'setting-guest-captcha',
      ['Never, On join, Each session', 'On join', 'Every plan'],
    ],
    ['/chat-features/ranks', 'permission-ban-longer', ['Administrator and above', 'No']],
    ['/bot', 'command-caw-help', ['Member and above', 'Every plan', '/caw help']],
    ['/organizations/api', 'api-errors-rate_limited', ['429']],
  ])('%s shows the row %s', (route, id, cells) => {
    const row = texts(builtPage(route), `tr[id="${id}"] > *`).map((cell) => cell.trim());
    expect(row).toEqual(expect.arrayContaining(cells));
  });

  test('are the numbers in sentences and in "At a glance"', () => {
    const slowMode = builtPage('/chat-features/slow-mode');
    expect(slowMode('main').text()).toContain('1–600 seconds');
    const glance = slowMode('.at-a-glance').text();
    for (const part of ['Moderator and above', 'Every plan', '/slow SECONDS|off']) {
      expect(glance).toContain(part);
    }
  });

  test('are what the finder of settings filters by', () => {
    const $ = builtPage('/chat-settings');
    const row = $('a[href="/chat-settings/channels#setting-slow-mode"]').closest('tr');
    expect(row.attr()).toMatchObject({ 'data-plan': 'free', 'data-rank': 'administrator' });
    expect(row.attr('data-words')).toContain('slow-mode');
  });
});
