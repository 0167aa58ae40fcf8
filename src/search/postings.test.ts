import { expect, test } from 'vitest';
import { decodePostings, encodePostings } from './postings';

test('keeps numbers, whatever their gaps, without characters that JSON would escape', () => {
  const numbers = [0, 0, 3, 51, 52, 52, 104, 163, 164, 224, 4000];
  const text = encodePostings(numbers);
  expect(decodePostings(text)).toEqual(numbers);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
  const gaps = Array.from({ length: 2000 }, (_, gap) => gap);
  expect(gaps.map((gap) => decodePostings(encodePostings([gap])))).toEqual(gaps.map((gap) => [gap]));
});
