import { expect, test } from 'vitest';
import { loadPages } from '../../src/content/loadPages';
import { requirePhrases } from '../../src/content/phrases';
import { readHelpRules } from '../../src/plugins/search/readHelpRules';
import { createHelpFinder, toStems } from '../../src/search/help';
import { findHelped, readTable } from './tables';

const rules = readHelpRules();
const findHelp = createHelpFinder(rules, () => 'A');

test('each cry for help shows its help, and no harmless query shows any', () => {
  const cries = readTable('help');
  expect(findHelped(findHelp, cries)).toEqual(cries.map(({ query }) => query));
  expect(findHelped(findHelp, readTable('harmless'))).toEqual([]);
});

test('a harmless query hides no cry for help after it', () => {
  const harmless = readTable('harmless').filter(({ query }) =>
    new RegExp(rules.index.harmless).test(toStems(query)),
  );
  const queries = harmless.flatMap((first) =>
    readTable('help').map((second) => `${first.query} ${second.query}`),
  );
  expect(queries.length).toBeGreaterThan(5000);
  expect(queries.filter((query) => !findHelp(query))).toEqual([]);
});

test('phrases of pages about something else show no help', () => {
  // Someone in danger can type these, too.
  const known = [
    'someone tries to guess my password',
    'an old man keeps writing to my daughter privately',
    'safe to send my bank password here',
    'this guy wont leave me alone',
    'i was hacked',
    'the people in charge are the bullies',
    'someone wants my code to promote me',
    'we may have been hacked force everyone to log back in',
  ];
  // On these pages, help is for the same readers.
  const danger = /^docs\/safety|hacked|reporting|block-someone|minimum-age|refunds|ips/;
  const phrases = loadPages('.')
    .published()
    .flatMap((page) => (danger.test(page.file) ? [] : requirePhrases(page).map(({ text }) => text)));
  expect(phrases.length).toBeGreaterThan(1000);
  expect(phrases.filter((text) => findHelp(text) && !/scam/.test(text) && !known.includes(text))).toEqual([]);
});
