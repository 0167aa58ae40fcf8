import { expect, test } from 'vitest';
import { faultsOn, readersPages, texts } from '../support/builtSite';

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
