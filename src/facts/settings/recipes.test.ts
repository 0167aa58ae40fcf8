import { describe, expect, test } from 'vitest';
import { lookRecipes, type Recipe, type RecipeValue, recipeFaults, recipes } from './recipes';

describe('recipes', () => {
  test('name settings that exist, with values that they can have', () => {
    expect(Object.values<Recipe>({ ...recipes, ...lookRecipes }).flatMap(recipeFaults)).toEqual([]);
  });

  test.each<[problem: string, key: string, value: RecipeValue, message: RegExp, plan?: Recipe['plan']]>([
    [
      'an unknown setting',
      'guests/gests-talk',
      false,
      /^The recipe "Test" names .*"guests\/gests-talk", which does not exist/,
    ],
    ['an unknown choice', 'guests/guest-captcha', 'Sometimes', /takes one of: Never, On join, Each session/],
    ['a number out of range', 'public-messages/max-length', 3000, /takes 1–2,000 characters/],
    ['a text for a switch', 'guests/guests-talk', 'Off', /takes true or false/],
    ['a choice of a larger plan', 'moderation/filter-level', '5', /from Pro on/, 'plus'],
    ['a setting of a larger plan', 'radio/autoplay', true, /is for Free, but .* needs Plus/],
    ['a default', 'guests/guests-talk', true, /to its default, On/],
  ])('with %s is refused by name', (_, key, value, message, plan = 'free') => {
    // A recipe of the type can't have these faults.
    const steps = { [key]: { value, why: '' } } as Recipe['steps'];
    expect(recipeFaults({ label: 'Test', goodFor: '', plan, steps })).toEqual([
      expect.stringMatching(message),
    ]);
  });
});
