import { expect, test } from 'vitest';
import { loadPages } from '../content/pages';
import { type Permission, permissions } from './permissions';
import { isAtLeast } from './ranks';

test('an Owner can choose the rank that has a permission in a new chat', () => {
  const problems = Object.entries<Permission>(permissions).filter(
    ([, { rank, lowest = rank }]) => !isAtLeast(rank, lowest),
  );
  expect(problems).toEqual([]);
});

test.each([
  ['action-log', 'see-own-actions'],
  ['archive', 'read-archive'],
  ['ips', 'see-ip-tags'],
  ['pinned-notices', 'post-notices'],
  ['polls', 'create-polls'],
  ['slow-mode', 'set-slow-mode'],
] as const)('the page %s says who has the permission %s', (page, id) => {
  expect(loadPages('.').get(`chat-features/${page}`)?.fields.access?.who).toBe(permissions[id].rank);
});
