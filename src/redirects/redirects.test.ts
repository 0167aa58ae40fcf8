import { expect, test } from 'vitest';
import { dropCaseCollisions } from '.';

const all = [
  { from: '/old', to: '/new' },
  { from: '/Old', to: '/new' },
  { from: '/New', to: '/new' },
  { from: '/FAQ', to: '/home' },
];

test.each([
  ['every redirect is written where case matters', false, ['/old', '/Old', '/New', '/FAQ']],
  ['where case does not matter, each is written once, and none over a page', true, ['/Old']],
])('%s', (_, ignoresCase, expected) => {
  const written = dropCaseCollisions(all, () => ['/new', '/faq'], ignoresCase);
  expect(written.map(({ from }) => from)).toEqual(expected);
});
