import { describe, expect, test } from 'vitest';
import { parseDomain, possibleZones } from './domain';

describe('parseDomain', () => {
  test.each([
    [' Chat.Example.org. ', 'chat.example.org'],
    ['https://chat.example.org/c/owls?x=1', 'chat.example.org'],
    ['chat.café.example', 'chat.xn--caf-dma.example'],
  ])('reads %j', (text, value) => {
    expect(parseDomain(text)).toEqual({ value });
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
  ])('explains what is wrong with %j', (text, error) => {
    expect(parseDomain(text)).toEqual({ error: expect.stringContaining(error) });
  });
});

test.each([
  ['example.org', ['example.org']],
  ['chat.eu.example.org', ['example.org', 'eu.example.org', 'chat.eu.example.org']],
  ['chat.harbour.co.uk', ['harbour.co.uk', 'chat.harbour.co.uk', 'co.uk']],
  ['harbour.com.au', ['harbour.com.au', 'com.au']],
])('suggests zones for %s, the likely one first', (domain, zones) => {
  expect(possibleZones(domain)).toEqual(zones);
});
