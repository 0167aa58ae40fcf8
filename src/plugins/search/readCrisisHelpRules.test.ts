import { describe, expect, test } from 'vitest';
import { createCrisisHelpFinder } from '../../search/crisisHelp';
import { toRegExpSource } from './readCrisisHelpRules';

describe('a pattern of help', () => {
  const find = createCrisisHelpFinder(
    {
      rules: [
        {
          url: '/a',
          question: 'Help?',
          pattern: toRegExpSource(['HE … kill/cut me', 'want to? die'], { HE: ['he', 'my_ex'] }),
        },
      ],
      harmlessPattern: toRegExpSource(['die laughing'], {}),
    },
    () => 'A',
  );
  test.each([
    "He's killing me!",
    'my ex will cut me',
    'I WANT DIE',
    'want to die',
    'he kils meee',
    'i die laughing but i want to die',
    'they say die laughing, want to die',
  ])('matches %j', (query) => {
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
  ])("doesn't match %j", (query) => {
    expect(find(query)).toBeUndefined();
  });
  test('with a period matches only the end of a query', () => {
    const pattern = new RegExp(toRegExpSource(['it to stop .'], {}));
    expect(' it to stop').toMatch(pattern);
    expect(' it to stop send email').not.toMatch(pattern);
  });
  test('can have a word that is a property of all objects', () => {
    expect(new RegExp(toRegExpSource(['constructor'], {})).test(' constructor')).toBe(true);
  });
  test.each([
    ['PERSN … hit me', 'add PERSN'],
    ['PERSON /me', 'correct "/me" in "PERSON /me"'],
    ['please? …', 'add a word to "please? …", which matches every query'],
  ])("can't be %j", (pattern, message) => {
    expect(() => toRegExpSource([pattern], { PERSON: ['he'] })).toThrow(message);
  });
});
