import { expect, test } from 'vitest';
import type { FactDocument } from '../file';
import { encodePostings } from '../postings';
import { FactFinder } from './FactFinder';
import { InvertedIndex } from './InvertedIndex';
import { measuresIn } from './measures';
import { readQuery } from './query';

const index = new InvertedIndex();
index.add({
  of: 'pages',
  documents: [
    {
      u: '/page',
      t: 'Appearance',
      d: 'Voice, channels, /roll, and mutes in big rooms by default.',
      k: '',
      b: '',
    },
  ],
});
index.add({ of: 'sections', documents: [[['#messages', 'Messages']]] });
const finder = new FactFinder(index);
const ofPage: FactDocument[] = [
  ['plan', 'Channels', 'no', '5', '20', '100'],
  ['value', 'Mute', 'up to 30 days'],
  ['value', 'Reason for a mute', 'up to 200 characters'],
  ['value', 'Cookie rk_ads', '13 months'],
  ['value', 'Trial', '14 days'],
  ['value', 'Refund for a trial month', '30 days'],
  ['setting', 'Accent color', '#2f6f4f', 'Chat settings → Appearance', 'Owner'],
  ['who', 'Ban someone', 'Moderator and above'],
  ['command', '/roll', '/roll DICE', 'Member and above'],
  ['value', 'Scope of List bans', 'bans:read'],
  ['value', 'Backups', '35 days'],
  ['value', 'API status 429', 'rate_limited'],
  ['value', 'Retries', '3 retries'],
  ['value', 'Retries', '7 retries'],
];
const ofSection: FactDocument[] = [
  ['value', '', 'up to 500 characters'],
  ['setting', 'Message color', '', 'Chat settings → Appearance', 'Owner'],
];
const typed = (stem: string, label: string) =>
  `${stem} ( ${encodePostings([ofPage.findIndex(([, one]) => one === label)])}`;
finder.add(
  {
    facts: [ofPage, ofSection],
    kinds: {
      classes: ['value', 'who', 'where', 'syntax', 'default'],
      weights: {
        '': 'JJJJJ',
        mani: 'ZNNNN',
        long: 'ZNNNN',
        longest: 'ZNNNN',
        shortest: 'ZNNNN',
        size: 'ZNNNN',
        scope: 'ZNNNN',
        'which plan': 'ZNNNN',
        who: 'NZNNN',
        where: 'NNZNN',
        syntax: 'NNNZN',
        default: 'NNNNZ',
        mute: 'KKKKK',
        versu: '?????',
      },
    },
  },
  [typed('syntax', '/roll'), typed('gdpr', 'Backups'), typed('erasur', 'Backups'), 'kept ('],
);
const find = (query: string) =>
  finder.find({
    query,
    terms: readQuery(query, index),
    measures: measuresIn(query),
    ranked: [0, 1].map((place) => ({ place, score: 1 })),
    likelihoods: [0, 0],
  })?.value;

test.each([
  ['how many channels on pro', '20'],
  ['how many chanels plus', '5'],
  ['how many channels for enterprise', '100'],
  ['which plan has channels', 'Plus and above'],
  ['longest mute', 'up to 30 days'],
  ['how long can the reason for a mute be', 'up to 200 characters'],
  ['how long are messages', 'up to 500 characters'],
  ['how long is a trial', '14 days'],
  ['how long is the cookie rk_ads kept', '13 months'],
  ['rk_ads', '13 months'],
  ['what is 429', 'rate_limited'],
  ['default accent color', '#2f6f4f'],
  ['where is the accent color', 'Chat settings → Appearance'],
  ['where are colors', 'Chat settings → Appearance'],
  ['who can change the accent color', 'Owner'],
  ['who can ban someone', 'Moderator and above'],
  ['/roll syntax', '/roll DICE'],
  ['scope to list bans', 'bans:read'],
  ['how long for gdpr erasure', '35 days'],
  ['longest mute in min', 'up to 30 days'],
])('answers "%s" with %s', (query, value) => {
  expect(find(query)).toBe(value);
});

test.each([
  ['a word that nothing explains', 'how long is a whiteboard'],
  ['a topic', 'mute'],
  ['another plan than any', 'how many channels'],
  ['too few words', 'how long for gdpr'],
  ['what asks for no value', 'longest mute versus trial'],
  ['the other end of a limit', 'shortest mute'],
  ['another measure', 'size of a mute'],
  ['two values with the same label', 'how many retries'],
  ['a code and something else', '429 price'],
  ['an unknown command', '/rollover syntax'],
])('gives no answer to %s', (_, query) => {
  expect(find(query)).toBeUndefined();
});

test('says what a place states', () => {
  expect(finder.phrasesAt(0)).toContain('Trial: 14 days');
});
