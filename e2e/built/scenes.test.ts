import path from 'node:path';
import { wordList } from '@site/tools/check/wordList';
import type { Element } from 'cheerio';
import { expect, test } from 'vitest';
import { examples } from '../../src/facts/product';
import { filesBelow } from '../../src/files';
import { faultsOn, readersPages, texts } from '../support/builtSite';
import { siteDir } from '../support/site';

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

/** Returns all texts of the facts as JSON, without the marks for bold and code, and about the sample chat. */
async function factTexts(): Promise<string> {
  const folder = path.join(siteDir, 'src/facts');
  const files = filesBelow(folder, '').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules: object[] = await Promise.all(files.map((name) => import(path.join(folder, name))));
  return modules
    .map((each) => JSON.stringify({ ...each }))
    .join('\n')
    .replaceAll('{chat}', examples.chatName)
    .replace(/\*\*|`/g, '');
}

test('the labels in drawings are those of the facts or of the pages', async () => {
  const labels = new Set(readersPages.flatMap(({ $ }) => texts($, `${scene} .scene-label`)));
  expect(labels.size).toBeGreaterThan(40);
  const known = [
    await factTexts(),
    ...wordList('labels.txt'),
    ...readersPages.map(({ $ }) => $('main').clone().find(scene).remove().end().text()),
  ].join('\n');
  expect(
    [...labels].filter(
      (label) => !known.includes(label) && !known.includes(JSON.stringify(label).slice(1, -1)),
    ),
  ).toEqual([]);
});
