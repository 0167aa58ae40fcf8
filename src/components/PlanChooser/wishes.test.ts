import { Fuzz } from '@site/e2e/support/fuzz';
import { planFeature, planFeatureIds } from '@site/src/facts/plans';
import { expect, test } from 'vitest';
import { choose } from './choose';
import { amountIds, emptyForm, type Form, faultIn, featureIds, formOf, searchOf } from './wishes';

const wish: Form = {
  amounts: { ...emptyForm.amounts, people: '1,000', history: '2 years', upload: 'a & b=c' },
  features: ['radio', 'api'],
};

test('writes a form to the query string and reads it back', () => {
  expect(formOf(searchOf(wish, ''))).toEqual({ ...wish, unknown: [] });
  expect(searchOf(wish, '')).toContain('features=radio,api');
  expect(searchOf(emptyForm, '?people=9&a=b')).toBe('?a=b');
});

test('names the features of a query string that do not exist', () => {
  expect(formOf('?features=radio,flying,,constructor').unknown).toEqual(['flying', 'constructor']);
});

test('finds the mistake in an amount', () => {
  expect(faultIn(wish, 'upload')).toMatch(/can't be read/);
  expect(faultIn(wish, 'people')).toBeUndefined();
});

test('offers every feature that Free lacks', () => {
  const missing = planFeatureIds.filter(
    (id) => !planFeature(id, 'free').has && !featureIds.some((feature) => feature === id),
  );
  // The logo is among the small features, and webhooks are an amount.
  expect(missing).toEqual(['rookery-logo', 'webhooks']);
});

test('reads any query string', () => {
  const fuzz = new Fuzz(12);
  const pieces = ['1', ',', '%', '&', '=', '-', 'day', '∞', '🦉', '__proto__', 'toString'] as const;
  for (let round = 0; round < 150; round++) {
    const parameter = () =>
      `${fuzz.pick(['features', ...amountIds])}=${fuzz.text(4, [...pieces, ...featureIds])}`;
    const search = [parameter(), parameter(), parameter()].join('&');
    const form = formOf(search);
    expect(choose(form).cost.year, search).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(formOf(searchOf(form, '')).features, search).toEqual(form.features);
  }
});
