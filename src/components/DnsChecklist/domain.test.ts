import { expect, test } from 'vitest';
import { parseDomain, possibleZones } from './domain';

const longest = `${'abcd.'.repeat(48)}info`;

test.each([
  [' Chat.Example.org. ', 'chat.example.org'],
  ['https://chat.example.org/@wren', 'chat.example.org'],
  ['chat.example.org/?next=https://a.example', 'chat.example.org'],
  ['chat.myrookery.example', 'chat.myrookery.example'],
  ['chat.café.example', 'chat.xn--caf-dma.example'],
  [longest, longest],
  [' ', undefined],
])('parses the domain in %j', (text, value) => {
  expect(parseDomain(text)).toEqual(value && { value });
});

const rules = 'A domain has at least two parts of 1–63 letters, digits, and hyphens';
test.each([
  ['cats', rules],
  ['2024', rules],
  ['.cats.org', rules],
  [`${'a'.repeat(64)}.example.org`, rules],
  ['my_chat.example.org', rules],
  ['-chat.example.org', rules],
  ['192.0.2.1', 'This is an IP address.'],
  ['2001:db8::10', 'This is an IP address.'],
  ['mailto:wren@example.org', 'This is an email address.'],
  [`x${longest}`, 'This domain is too long. It can have up to 244 characters.'],
  ['chat.rookery.example', 'rookery.example belongs to Rookery.'],
])('explains why %j is no domain', (text, error) => {
  expect(parseDomain(text)).toEqual({ error: expect.stringContaining(error) });
});

test('lists the zones that a domain can be in', () => {
  const zones = ['gouv.fr', 'ville.gouv.fr', 'chat.ville.gouv.fr'];
  expect(possibleZones('chat.ville.gouv.fr')).toEqual(zones);
});
