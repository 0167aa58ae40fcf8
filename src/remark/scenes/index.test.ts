import { Fuzz } from '@site/e2e/support/fuzz';
import { describe, expect, test } from 'vitest';
import { FactError } from '../facts/lookUp';
import { scenes } from './index';

describe('a wrong value stops the build and says what is right', () => {
  test.each<[name: string, attributes: Record<string, string>, message: RegExp]>([
    ['ChatScene', { says: 'wren:captain: Hello' }, /rank "captain".*Near it/],
    ['ChatScene', { says: 'wren#4821:owner: Hello' }, /guests, and only they, have a number/],
    ['ChatScene', { says: 'Hello' }, /needs name: text/],
    ['ChatScene', { says: 'wren: Hello [approved]' }, /takes reactions such as .* waiting/],
    ['ChatScene', { says: 'wren: Hello', colour: 'red' }, /attribute "colour"/],
    ['ChatScene', { says: 'wren: Hello', theme: 'midnight' }, /theme "midnight".*night/],
    [
      'ChatScene',
      { says: 'wren: Hi', theme: 'dusk night', density: 'cozy roomy' },
      /compares by theme and density/,
    ],
    ['ChatScene', { says: 'wren: Hi', frame: 'tablet' }, /only frame="phone"/],
    ['ChatScene', { says: 'wren: Hi', poll: 'Tea? | Yes' }, /name=value/],
    ['SettingsScene', { page: 'welcom' }, /page of Chat settings "welcom".*welcome/],
    ['SettingsScene', { page: 'welcome', set: 'show-to=Some' }, /choice of Show to "Some".*New people/],
    ['SettingsScene', { page: 'welcome', set: 'rules-first=Yes' }, /a switch is On or Off/],
    ['MenuScene', { of: 'name-menu', for: 'member', pick: 'ban' }, /entry that Member sees "ban"/],
    ['ScreenScene', { of: 'slow-mode' }, /needs a value: time/],
    ['ScreenScene', { of: 'ban', by: 'wren' }, /attribute "by"/],
    ['BanListScene', { rows: 'finch; Spam' }, /needs 5 cells/],
    ['Diagram', { of: 'downgrades' }, /diagram "downgrades".*downgrade/],
    ['SiteScene', {}, /either mode=.* or layout=/],
  ])('%s %o', (name, attributes, message) => {
    const draw = () => scenes[name]?.(attributes, 'home');
    expect(draw).toThrow(FactError);
    expect(draw).toThrow(message);
  });
});

/** What the syntax of scenes is made of, and what it isn't. */
const pieces = [
  'wren',
  ':',
  ': ',
  ' | ',
  '|',
  '[',
  ']',
  '(',
  ')',
  '=',
  '#4821',
  'owner',
  ' ',
  '👍 3',
  'é',
  '\n',
  'Caw',
  '**',
  '`',
  ';',
  '__proto__',
  'show-to=',
  'constructor',
] as const;

/** Scenes that read a text of the writer. */
const attempts: ((text: string) => [name: string, attributes: Record<string, string>])[] = [
  (text) => ['ChatScene', { says: text }],
  (text) => ['ChatScene', { says: 'wren: Hi', poll: text }],
  (text) => ['SettingsScene', { page: 'welcome', set: text }],
  (text) => ['BanListScene', { rows: text }],
  (text) => ['MenuScene', { of: 'message-menu', on: text }],
];

test('any text is drawn, or refused in words', () => {
  const fuzz = new Fuzz(6);
  const faults: string[] = [];
  for (let round = 0; round < 3000; round += 1) {
    const text = fuzz.text(13, pieces);
    const [name, attributes] = attempts[round % attempts.length]?.(text) ?? ['ChatScene', { says: text }];
    try {
      scenes[name]?.(attributes, 'home');
    } catch (error) {
      if (!(error instanceof FactError) || error.message.length < 10) {
        faults.push(`${name} ${JSON.stringify(text)}: ${error}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
