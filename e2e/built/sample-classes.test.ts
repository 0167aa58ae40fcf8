import { expect, test } from 'vitest';
import { classesOf, sampleClasses } from '../support/sampleClasses';
import { placeOf, samplesOf } from '../support/samples';

const samples = samplesOf().map((sample) => ({ sample, classes: classesOf(sample) }));

test('every block of code for developers is of one kind, which a test checks', () => {
  const faults = samples
    .filter(({ classes }) => classes.length !== 1)
    .map(
      ({ sample, classes }) => `${placeOf(sample)} (${sample.language}): ${classes.join(', ') || 'no kind'}`,
    );
  expect(faults).toEqual([]);
});

test('every kind has blocks', () => {
  const found = new Set(samples.flatMap(({ classes }) => classes));
  expect(Object.keys(sampleClasses).filter((id) => !found.has(id))).toEqual([]);
});

test('a block that no test checks says why, and there are few', () => {
  const unchecked = samples.filter(({ classes }) => classes.includes('unchecked'));
  const silent = unchecked.filter(({ sample }) => !/\bwhy="\S+ \S+ \S+[^"]*"/.test(sample.meta));
  expect(silent.map(({ sample }) => placeOf(sample))).toEqual([]);
  expect(unchecked.length).toBeLessThanOrEqual(samples.length / 20);
});
