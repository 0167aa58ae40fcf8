import { expect, test } from 'vitest';
import { loadPages } from '../../src/content/pages';
import { phrasesOf } from '../../src/content/phrases';
import { readHelpRules } from '../../src/plugins/search/readHelpRules';
import { createHelpFinder } from '../../src/search/help';
import { findHelped, readTable } from './tables';

const findHelp = createHelpFinder(readHelpRules(), () => 'A');

test('each cry for help shows its help, and no harmless query shows any', () => {
  const cries = readTable('help');
  expect(findHelped(findHelp, cries)).toEqual(cries.map(({ query }) => query));
  expect(findHelped(findHelp, readTable('harmless'))).toEqual([]);
});

test('phrases of pages about something else show no help', () => {
  // Someone in danger can type these, too.
  const known = [
    'someone tries to guess my password',
    'make it harder for someone to get into my account',
    'an old man keeps writing to my daughter privately',
    'safe to send my bank password here',
    'this guy wont leave me alone',
    'i was hacked',
    'we may have been hacked force everyone to log back in',
  ];
  // On these pages, help is for the same readers.
  const danger = /^docs\/safety|hacked|reporting|block-someone|minimum-age|refunds|ips/;
  const phrases = loadPages('.')
    .published()
    .flatMap((page) => (danger.test(page.file) ? [] : phrasesOf(page).map(({ text }) => text)));
  expect(phrases.length).toBeGreaterThan(1000);
  expect(phrases.filter((text) => findHelp(text) && !/scam/.test(text) && !known.includes(text))).toEqual([]);
});
