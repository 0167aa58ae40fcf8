import { expect, test } from 'vitest';
import { type Choices, choicesOf, embedOf, noChoices, searchOf } from './choices';

const choicesWith = (part: Partial<Choices>): Choices => ({ ...noChoices, chat: 'night-owls', ...part });
const faultsOf = (part: Partial<Choices>) => embedOf(choicesWith({ code: 'script', ...part })).faults;

const everything: Partial<Choices> = {
  mode: 'popup',
  width: '90%',
  height: '600',
  theme: 'dusk',
  accent: '2F6F4F',
  channel: '#news',
  lang: 'de',
  position: 'bottom-left',
  open: 'true',
  hide: 'header members',
  nickname: 'wren',
};

test.each([
  ' night-owls ',
  'https://rookery.example/c/night-owls',
  'HTTPS://Rookery.example/c/night-owls/news?x=1#y',
  'rookery.example/c/night-owls/',
  'https://embed.rookery.example/night-owls?theme=dusk',
])('reads the chat from %j', (chat) => {
  expect(embedOf(choicesWith({ chat }))).toMatchObject({ chat: 'night-owls', faults: {} });
});

test.each([
  ['chat', 'ab', 'A chat address has 3–30 characters, but this one has 2.'],
  ['chat', 'night owls', 'A chat address can contain only a–z, 0–9, and hyphens.'],
  [
    'chat',
    'https://example.org/owls',
    "Enter only the last part of the chat's address, such as night-owls for https://rookery.example/c/night-owls.",
  ],
  ['width', 'wide', 'Enter the width as a number of pixels, such as 400, or a percentage, such as 100%.'],
  ['height', '299', 'Enter the height as a whole number of pixels (300–2,000 px), without anything else.'],
  ['height', '70vh', 'Enter the height as a whole number of pixels (300–2,000 px), without anything else.'],
  [
    'accent',
    'green',
    "Enter a hex color with six digits, such as #2f6f4f. Color names and rgb() aren't supported.",
  ],
  ['channel', 'x', 'A channel name has 2–30 characters, but this one has 1.'],
  ['nickname', 'w', 'A guest nickname has 2–20 characters, but this one has 1.'],
])('explains what is wrong with the %s %j', (field, text, fault) => {
  expect(faultsOf({ [field]: text })).toEqual({ [field]: fault });
});

test('leaves out options that have no effect', () => {
  const iframe = embedOf(choicesWith(everything));
  expect([...iframe.idle].sort()).toEqual(['mode', 'open', 'position']);
  expect(iframe.mode).toBe('inline');
  expect([...embedOf(choicesWith({ ...everything, code: 'vue' })).idle]).toEqual(['width']);
  const sidebar = embedOf(choicesWith({ ...everything, mode: 'sidebar', code: 'script' }));
  expect([...sidebar.idle]).toEqual(['width', 'height']);
  expect(sidebar.values).not.toHaveProperty('height');
});

test('writes the choices to the query string and reads them back', () => {
  const choices = choicesWith({ ...everything, code: 'react' });
  expect(choicesOf(searchOf(choices, ''))).toEqual(choices);
  expect(searchOf(noChoices, '?other=1&theme=dusk')).toBe('?other=1');
});

test('ignores choices in the query string that do not exist', () => {
  const search = '?code=php&mode=window&theme=pink&lang=xx&open=yes&hide=header+all&position=top';
  expect(choicesOf(search)).toEqual({ ...noChoices, hide: 'header' });
  expect(choicesOf('?mode=constructor&theme=__proto__')).toEqual(noChoices);
});
