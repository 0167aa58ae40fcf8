import { planFeature, planFeatureIds } from '@site/src/facts/plans';
import { expect, test } from 'vitest';
import { emptyForm, type Form, faultIn, featureIds, formOf, searchOf } from './wishes';

const wish: Form = {
  amounts: { ...emptyForm.amounts, people: '1,000', history: '2 years', upload: 'a & b=c' },
  features: ['radio', 'api'],
};

test('writes a form to the query string and reads it back', () => {
  expect(formOf(searchOf(wish, ''))).toEqual(wish);
  expect(searchOf(wish, '')).toContain('features=radio,api');
  expect(searchOf(emptyForm, '?people=9&a=b')).toBe('?a=b');
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
