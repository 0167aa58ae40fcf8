import { expect, test } from 'vitest';
import { createPageReader } from '../../src/content/createPageReader';
import { readCrisisHelpRules } from '../../src/plugins/search/readCrisisHelpRules';
import { createCrisisHelpFinder, normalizeForCrisisHelp } from '../../src/search/crisisHelp';
import { findQueriesWithHelp, readTable } from './tables';

const help = readCrisisHelpRules();
const findHelp = createCrisisHelpFinder(help, () => 'A');

test('each cry for help shows its help, and no harmless query shows any', () => {
  const cries = readTable('help');
  expect(findQueriesWithHelp(findHelp, cries)).toEqual(cries.map(({ query }) => query));
  expect(findQueriesWithHelp(findHelp, readTable('harmless'))).toEqual([]);
});

test('two joined words hide nearly no cry for help, and make nearly no harmless query one', () => {
  const joinWords = (name: 'help' | 'harmless') =>
    readTable(name).flatMap((row) =>
      [...row.query.matchAll(/ /g)].map(({ index }) => ({
        ...row,
        query: row.query.slice(0, index) + row.query.slice(index + 1),
      })),
    );
  const [cries, harmless] = [joinWords('help'), joinWords('harmless')];
  expect(findQueriesWithHelp(findHelp, cries).length / cries.length).toBeGreaterThan(0.99);
  expect(findQueriesWithHelp(findHelp, harmless).length / harmless.length).toBeLessThan(0.01);
});

test.each(["'", '’', '‘', '´', '`', 'ʼ', '′'])('cries for help can have the apostrophe %s', (apostrophe) => {
  // The table has none: "i dont want to live".
  const typed = readTable('help').flatMap((cry) => {
    const query = cry.query.replace(/(?<=\b(?:do|ca|wo|is|does|did)n)t\b/g, `${apostrophe}t`);
    return query === cry.query ? [] : [{ ...cry, query }];
  });
  expect(typed.length).toBeGreaterThan(20);
  expect(findQueriesWithHelp(findHelp, typed)).toEqual(typed.map(({ query }) => query));
});

test('a harmless query hides no cry for help after it', () => {
  const pattern = new RegExp(help.harmlessPattern);
  const harmless = readTable('harmless').filter(({ query }) => pattern.test(normalizeForCrisisHelp(query)));
  const cries = readTable('help');
  const queries = harmless.flatMap((first) => cries.map((second) => `${first.query} ${second.query}`));
  expect(queries.length).toBeGreaterThan(5000);
  expect(queries.filter((query) => !findHelp(query))).toEqual([]);
});

test('phrases of pages about something else show no help', () => {
  // Someone in danger may type these, too.
  const exceptions = [
    'someone tries to guess my password',
    'an old man keeps writing to my daughter privately',
    'safe to send my bank password here',
    'this guy wont leave me alone',
    'i was hacked',
    'the people in charge are the bullies',
    'someone wants my code to promote me',
    'we may have been hacked force everyone to log back in',
  ];
  // Readers of these pages may need help.
  const dangerFiles = /^docs\/safety\b|\/(?:hacked|reporting|block-someone|minimum-age|refunds|ips)\.mdx$/;
  const phrases = createPageReader('.')
    .readPublished()
    .flatMap((page) => (dangerFiles.test(page.file) ? [] : page.phrases.map(({ text }) => text)));
  expect(phrases.length).toBeGreaterThan(1000);
  expect(
    phrases.filter((text) => findHelp(text) && !/scam/.test(text) && !exceptions.includes(text)),
  ).toEqual([]);
});
