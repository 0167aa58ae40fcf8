import { describe, expect, test } from 'vitest';
import { readCode, readDomain, zonesOf } from './domain';

describe('readDomain', () => {
  test.each([
    [' Chat.Example.org. ', 'chat.example.org'],
    ['https://chat.example.org/c/owls?x=1', 'chat.example.org'],
    ['chat.example.org:443', 'chat.example.org'],
    ['chat.café.example', 'chat.xn--caf-dma.example'],
    ['chat。example。org', 'chat.example.org'],
    ['xn--caf-dma.example', 'xn--caf-dma.example'],
  ])('reads %j', (text, value) => {
    expect(readDomain(text)).toEqual({ value });
  });

  test.each([
    ['example', 'A domain has a dot in it, as in chat.example.org.'],
    ['bad_name.example.org', "A domain can't have “_” in it: only letters"],
    ['my chat.example.org', "A domain can't have a space in it"],
    ['-chat.example.org', "“-chat” can't start or end with a hyphen."],
    ['chat..example.org', 'There are two dots in a row, or one at the start.'],
    ['wren@example.org', 'That is an e-mail address.'],
    ['*.example.org', 'A domain with * is not offered.'],
    ['192.0.2.10', 'That is a number of a machine, not a name.'],
    ['[2001:db8::1]', 'That is a number of a machine, not a name.'],
    ['chat.example.1', 'A domain ends in letters'],
    ['chat.rookery.example', 'rookery.example belongs to Rookery.'],
    [`${'a'.repeat(64)}.example.org`, 'can be up to 63 characters; “aaaaaaaaaaaa…” has 64.'],
    [`${'abcd.'.repeat(50)}org`, 'A domain here can have up to 244 characters; this one has 253.'],
  ])('explains what is wrong with %j', (text, fault) => {
    expect(readDomain(text)).toEqual({ fault: expect.stringContaining(fault) });
  });
});

test('reads a verification code', () => {
  expect(readCode(' "rookery-verify=4f7a1c09e2d84b56" ')).toEqual({ value: '4f7a1c09e2d84b56' });
});

test.each(['abc', 'not a code', '4f7a-1c09-e2d8', '<b>'])('refuses the verification code %j', (text) => {
  expect(readCode(text)).toHaveProperty('fault');
});

test.each([
  ['example.org', ['example.org']],
  ['chat.eu.example.org', ['example.org', 'eu.example.org', 'chat.eu.example.org']],
  ['chat.harbour.co.uk', ['harbour.co.uk', 'chat.harbour.co.uk', 'co.uk']],
  ['harbour.com.au', ['harbour.com.au', 'com.au']],
  ['co.de', ['co.de']],
])('suggests zones for %s, the likely one first', (domain, zones) => {
  expect(zonesOf(domain)).toEqual(zones);
});
