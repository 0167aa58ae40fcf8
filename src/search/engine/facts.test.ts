import { expect, test } from 'vitest';
import type { FactDocument } from '../file';
import { encodePostings } from '../postings';
import { FactFinder } from './facts';
import { InvertedIndex } from './InvertedIndex';
import { readQuery } from './query';

const index = new InvertedIndex();
index.add({
  of: 'pages',
  documents: [
    { u: '/page', t: 'Appearance', d: 'Voice, channels, and mutes in big rooms by default.', k: '', b: '' },
  ],
});
const finder = new FactFinder(index);
const facts: FactDocument[] = [
  ['plan', 'Channels', '', ['no', '5', '20', '100'], 0],
  ['value', 'Mute', '', ['up to 30 days'], 0],
  ['value', 'Reason for a mute', '', ['up to 200 characters'], 0],
  ['value', 'Poll question', '', ['up to 200 characters'], 0],
  ['value', 'Cookie rk_ads', 'rk_ads cookie?', ['13 months'], 0],
  ['value', 'Username', '', ['3–20 characters'], 0],
  ['value', 'Trial', '', ['14 days'], 0],
  ['value', 'Trial', '', ['30 days'], 0],
  ['value', 'Deliveries signed with both secrets', '', ['24 hours'], 0],
  ['setting', 'Accent color', 'highlight', ['#2f6f4f', 'Chat settings → Appearance', 'Owner', '6 digits'], 0],
  ['setting', 'Message color', '', ['None', 'Chat settings → People', 'Owner'], 0],
  ['who', 'Mute someone', 'mute', ['Moderator and above'], 0],
  ['command', '/mute', 'mute', ['/mute @NAME DURATION', 'Moderator and above'], 0],
  ['scope', 'Scope of GET /bans', 'list bans', ['bans:read'], 0],
  ['value', 'Backups', '', ['35 days'], 0],
];
const backups = facts.length - 1;
finder.add({
  facts,
  words: [`gdpr ${encodePostings([backups])}`, `eras ${encodePostings([backups])}`],
  asking: { classes: ['value'], weights: { '': 'M', long: 'V', keep: 'T', versus: 'B' } },
});
const find = (query: string) => finder.find(query, readQuery(query, index), [], [])?.value;

test.each([
  ['how many channels on pro', '20'],
  ['chanels plus', '5'],
  ['which plan has channels', 'Plus and above'],
  ['longest mute', 'up to 30 days'],
  ['how long can the reason for a mute be', 'up to 200 characters'],
  ['how many characters in a poll question', 'up to 200 characters'],
  ['how long do mutes in big rooms last', 'up to 30 days'],
  ['rk_ads', '13 months'],
  ['defualt accent color', '#2f6f4f'],
  ['default highlight', '#2f6f4f'],
  ['where is the accent color', 'Chat settings → Appearance'],
  ['who can change the accent color', 'Owner'],
  ['who can mute', 'Moderator and above'],
  ['/mute syntax', '/mute @NAME DURATION'],
  ['scope to list bans', 'bans:read'],
  ['how long do you keep backups for gdpr erasure', '35 days'],
])('answers "%s" with %s', (query, value) => {
  expect(find(query)).toBe(value);
});

test.each([
  ['a word that no fact explains', 'how many voice channels on pro plus radio'],
  ['a plan that is missing', 'how many channels'],
  ['two possible values', 'how long is a trial'],
  ['one word of several', 'default color'],
  ['half of a label', 'how long do deliveries with secrets last'],
  ['a synonym', 'nickname length'],
  ['instructions', 'how do i mute'],
  ['a topic', 'mute'],
  ['what the words of other readers say too little about', 'how long do you keep my erased whiteboard'],
  ['words that look like something else', 'gdpr erasure versus backups'],
  ['the other end of a limit', 'shortest mute'],
  ['another measure', 'how big is a mute'],
  ['a problem', 'longest mute isnt'],
  ['a complaint', 'the mute lasts too long'],
  ['what happened to the reader', 'how long was i muted'],
])('gives no answer to %s', (_, query) => {
  expect(find(query)).toBeUndefined();
});
