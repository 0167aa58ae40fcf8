import { expect, test } from 'vitest';
import { createCrisisHelpFinder } from '../../search/crisisHelp';
import { toRegExpSource } from './readCrisisHelpRules';

const pattern = toRegExpSource(['HE … kill/cut me', 'want to? die'], { HE: ['he', 'my_ex'] });
const rules = [{ url: '/a', question: 'Help?', pattern }];
const harmlessPattern = toRegExpSource(['die laughing'], {});
const words = ['he', 'kill', 'want', 'to', 'die', 'laughing'];
const find = createCrisisHelpFinder({ words, lookalikes: ['killy'], rules, harmlessPattern }, () => 'A');

test.each([
  "He's killing me!",
  'my ex will cut me',
  'I WANT DIE',
  'want to die',
  'he kils meee',
  'i die laughing but i want to die',
  'they say die laughing, want to die',
  'he does not killme',
  'iwant to die',
])('a pattern of help matches %j', (query) => {
  expect(find(query)?.url).toBe('/a');
});

test.each([
  'me kill he',
  'he will in the end not really kill me',
  'want to diet',
  'die want',
  'he laughs and i kill me',
  'want to die laughing',
  'want to die laughing die',
  'want todie laughing',
  'he killy me',
  'he skillme',
])("a pattern of help doesn't match %j", (query) => {
  expect(find(query)).toBeUndefined();
});

test('a pattern of help with a period matches only the end of a query', () => {
  const atEnd = new RegExp(toRegExpSource(['it to stop .'], {}));
  expect(' it to stop').toMatch(atEnd);
  expect(' it to stop send email').not.toMatch(atEnd);
});

test('a pattern of help can have a word that is a property of all objects', () => {
  expect(new RegExp(toRegExpSource(['constructor'], {})).test(' constructor')).toBe(true);
});

test.each([
  ['PERSN … hit me', 'add PERSN'],
  ['PERSON /me', 'correct "/me" in "PERSON /me"'],
  ['please? …', 'add a word to "please? …", which matches every query'],
])("a pattern of help can't be %j", (text, message) => {
  expect(() => toRegExpSource([text], { PERSON: ['he'] })).toThrow(message);
});
