import { expect, test } from 'vitest';
import { builtPage, faultsOn, readersPages, texts } from '../support/builtSite';

test('each tab that is in the HTML is labeled with its name, for paper and for readers without scripts', () => {
  const faults = faultsOn(readersPages, ({ $ }) =>
    $('.tabs-container')
      .toArray()
      .flatMap((tabs) => {
        const names = new Set(texts($, '[role="tab"]'));
        const panels = $(tabs).find('[role="tabpanel"]').toArray();
        return panels
          .map((panel) => $(panel).children('.tab-label').text())
          .filter((label) => !names.has(label))
          .map((label) => `has a tab with the label "${label}"`);
      }),
  );
  expect(faults).toEqual([]);
});

test('tabs with samples that writers wrote have all of them in the HTML', () => {
  const $ = builtPage('/organizations/sso/tokens');
  const tabs = $('.tabs-container').first();
  const names = tabs
    .find('[role="tab"]')
    .toArray()
    .map((tab) => $(tab).text());
  const labels = tabs
    .find('.tab-label')
    .toArray()
    .map((label) => $(label).text());
  expect(names).toEqual(['Node', 'PHP', 'Ruby', 'Java', 'Python']);
  expect(labels).toEqual(names);
});
