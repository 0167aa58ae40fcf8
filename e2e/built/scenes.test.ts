import type { Element } from 'cheerio';
import { expect, test } from 'vitest';
import { faultsOn, readersPages } from '../support/builtSite';

const scene = 'figure.scene';

/** What a reader could use, or would get as a script. */
const usable =
  'a, button, input, select, textarea, summary, iframe, script, audio, video, [tabindex], [contenteditable]';

test('each drawing is one picture that says in words what it shows, and that no one can use', () => {
  const faults = faultsOn(readersPages, ({ $ }) =>
    $(scene)
      .toArray()
      .flatMap((figure: Element) => {
        const picture = $(figure).children().first();
        const words = picture.attr('aria-label') ?? '';
        const isPicture =
          picture.attr('role') === 'img' && picture.children().first().attr('aria-hidden') === 'true';
        return [
          ...(isPicture ? [] : ['is not one picture']),
          ...(words.length < 40 || /undefined|\*\*|`/.test(words) ? ['has no good text'] : []),
          ...($(figure).attr('data-search') === 'ignore' ? [] : ['is searched']),
          ...($(figure).find(usable).length > 0 ? ['can be used'] : []),
        ].map((fault) => `the drawing "${words}" ${fault}`);
      }),
  );
  expect(faults).toEqual([]);
});
