import { expect, test } from 'vitest';
import type { FactDocument } from '../file';
import { encodePostings } from '../postings';
import { FactFinder } from './FactFinder';
import { InvertedIndex } from './InvertedIndex';
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
const facts: FactDocument[] = [
  ['plan', 'Channels', ['no', '5', '20', '100'], 0],
  ['value', 'Mute', ['up to 30 days'], 0],
  ['value', 'Reason for a mute', ['up to 200 characters'], 0],
  ['value', 'Cookie rk_ads', ['13 months'], 0],
  ['value', 'Trial', ['14 days'], 0],
  ['value', 'Refund for a trial month', ['30 days'], 0],
  ['setting', 'Accent color', ['#2f6f4f', 'Chat settings → Appearance', 'Owner'], 0],
  ['setting', 'Message color', ['–', 'Chat settings → Appearance', 'Owner'], 1],
  ['who', 'Ban someone', ['Moderator and above'], 0],
  ['command', '/roll', ['/roll DICE', 'Member and above'], 0],
  ['scope', 'Scope of List bans', ['bans:read'], 0],
  ['value', 'Backups', ['35 days'], 0],
];
const typed = (stem: string, label: string) =>
  `${stem} ( ${encodePostings([facts.findIndex(([, one]) => one === label)])}`;
finder.add(
  {
    facts,
    kinds: {
      classes: ['value', 'who', 'where', 'syntax', 'default', 'scope', 'plan'],
      weights: {
        '': 'JJJJJJJ',
        mani: 'ZNNNNNN',
        long: 'ZNNNNNN',
        longest: 'ZNNNNNN',
        shortest: 'ZNNNNNN',
        size: 'ZNNNNNN',
        who: 'NZNNNNN',
        where: 'NNZNNNN',
        syntax: 'NNNZNNN',
        default: 'NNNNZNN',
        scope: 'NNNNNZN',
        'which plan': 'NNNNNNZ',
        mute: 'KKKKKKK',
        versu: '???????',
      },
    },
  },
  [typed('syntax', '/roll'), typed('gdpr', 'Backups'), typed('erasur', 'Backups'), 'kept ('],
);
const find = (query: string) =>
  finder.find({
    query,
    terms: readQuery(query, index),
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
  ['how long is a trial', '14 days'],
  ['how long is the cookie rk_ads kept', '13 months'],
  ['rk_ads', '13 months'],
  ['default accent color', '#2f6f4f'],
  ['where is the accent color', 'Chat settings → Appearance'],
  ['where are colors', 'Chat settings → Appearance'],
  ['who can change the accent color', 'Owner'],
  ['who can ban someone', 'Moderator and above'],
  ['/roll syntax', '/roll DICE'],
  ['scope to list bans', 'bans:read'],
  ['how long for gdpr erasure', '35 days'],
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
  ['an unknown command', '/rollover syntax'],
])('gives no answer to %s', (_, query) => {
  expect(find(query)).toBeUndefined();
});

test('says what a place states', () => {
  expect(finder.phrasesAt(0)).toContain('Trial: 14 days');
});
