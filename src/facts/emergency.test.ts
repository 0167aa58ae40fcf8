import { toString as textOf } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { loadPages } from '../content/pages';
import { emergencyNumbers } from './emergency';

test('a page that writes an emergency number next to a place has the number of the facts', () => {
  const facts = new Map(
    emergencyNumbers.flatMap(({ number, places }) =>
      places.split(', ').map((place): [string, string] => [place, number]),
    ),
  );
  const written = loadPages('.')
    .published()
    .flatMap(({ id, tree }) =>
      [...textOf(tree).matchAll(/\b(\d{3}) \((\w+(?: [A-Z]\w+)*)/g)].map(([, number, place = '']) => ({
        id,
        place,
        number,
      })),
    )
    .filter(({ place }) => facts.has(place));
  expect(written.length).toBeGreaterThan(5);
  expect(written).toEqual(written.map((entry) => ({ ...entry, number: facts.get(entry.place) })));
});
