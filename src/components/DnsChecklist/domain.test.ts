import { describe, expect, test } from 'vitest';
import { readDomain, zonesOf } from './domain';

describe('readDomain', () => {
  test.each([
    [' Chat.Example.org. ', 'chat.example.org'],
    ['https://chat.example.org/c/owls?x=1', 'chat.example.org'],
    ['chat.café.example', 'chat.xn--caf-dma.example'],
  ])('reads %j', (text, value) => {
    expect(readDomain(text)).toEqual({ value });
  });

  test.each([
    ['example', "This isn't a valid domain. Enter only letters, digits, hyphens, and dots, as in chat."],
    ['my chat.example.org', "This isn't a valid domain."],
    ['-chat.example.org', "This isn't a valid domain."],
    ['chat..example.org', "This isn't a valid domain."],
    ['192.0.2.10', "This isn't a valid domain."],
    [`${'a'.repeat(64)}.example.org`, "This isn't a valid domain."],
    [`${'abcd.'.repeat(50)}org`, "This isn't a valid domain."],
    ['chat.rookery.example', 'rookery.example belongs to Rookery.'],
  ])('explains what is wrong with %j', (text, fault) => {
    expect(readDomain(text)).toEqual({ fault: expect.stringContaining(fault) });
  });
});

test.each([
  ['example.org', ['example.org']],
  ['chat.eu.example.org', ['example.org', 'eu.example.org', 'chat.eu.example.org']],
  ['chat.harbour.co.uk', ['harbour.co.uk', 'chat.harbour.co.uk', 'co.uk']],
  ['harbour.com.au', ['harbour.com.au', 'com.au']],
])('suggests zones for %s, the likely one first', (domain, zones) => {
  expect(zonesOf(domain)).toEqual(zones);
});
