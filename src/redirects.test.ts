import { expect, test } from 'vitest';
import { loadPages } from './content/pages';
import { redirects, redirectsToWrite } from './redirects';

test('an old address is a valid path and no page, and leads to a page', () => {
  const pages = [
    '/',
    '/search',
    ...loadPages('.')
      .published()
      .map(({ id }) => `/${id}`),
  ];
  const problems = redirects.filter(
    ({ from, to }) => !/^(?:\/[\w.~-]+)+$/.test(from) || pages.includes(from) || !pages.includes(to),
  );
  expect(problems, 'Each row of redirects.json is "/an/old/path": "/the/path/of/a/page".').toEqual([]);
});

const all = [
  { from: '/old', to: '/new' },
  { from: '/Old', to: '/new' },
  { from: '/New', to: '/new' },
];

test.each([
  ['every redirect is written where case matters', false, ['/old', '/Old', '/New']],
  [
    'redirects that differ only in case are written once where case does not matter, and none over a page',
    true,
    ['/Old'],
  ],
])('%s', (_, ignoresCase, expected) => {
  expect(redirectsToWrite(all, ignoresCase).map(({ from }) => from)).toEqual(expected);
});
