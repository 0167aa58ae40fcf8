import { expect, test } from 'vitest';
import { sectionsForEmergency } from './safety';

const known = new Set(['threat', 'report', 'member']);
const first = (query: string) => sectionsForEmergency(query, (word) => known.has(word))[0];

test.each([
  ['my friend wants to kill himself', '/safety#danger'],
  ["i don't want to live anymore", '/safety#danger'],
  ['sucide', '/safety#danger'],
  ['older guy asks my daughter for pics', '/safety#danger'],
  ['he knows where i live', '/safety#danger'],
  ['someone posted my home address', '/safety#danger'],
  ['pay or he leaks my photos', '/safety#danger'],
  ['my acount was hacked', '/account-features/account-protection#hacked'],
  ['support asked for my password', '/safety#scams'],
  ['they bully my sister', '/safety#for-you'],
  ['nazi chat', '/chat-features/reporting#report-a-chat'],
])('leads "%s" to %s', (query, section) => {
  expect(first(query)).toBe(section);
});

test.each([
  'kill a poll early',
  'dead channel',
  'block a domain',
  'steal the colors of my website',
  'suicide squad trivia',
])('leaves "%s" alone', (query) => {
  expect(first(query)).toBeUndefined();
});
