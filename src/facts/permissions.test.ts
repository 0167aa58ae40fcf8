import { expect, test } from 'vitest';
import { readPage } from '../content/pages';
import { type Permission, permissions } from './permissions';
import { isRankAtLeast } from './ranks';
import { settingsScreens } from './settings';
import type { SettingsScreen } from './settings/types';

test('the default rank of a permission is one that an Owner can choose', () => {
  const problems = Object.entries<Permission>(permissions).filter(
    ([, { rank, minRank = rank }]) => !isRankAtLeast(rank, minRank),
  );
  expect(problems).toEqual([]);
});

test.each([
  ['/chat-features/action-log', 'see-own-actions'],
  ['/chat-features/archive', 'read-archive'],
  ['/chat-features/ips', 'see-ip-tags'],
  ['/chat-features/pinned-notices', 'post-notices'],
  ['/chat-features/polls', 'create-polls'],
  ['/chat-features/slow-mode', 'set-slow-mode'],
] as const)('the front matter of %s names the rank that has the permission %s', (page, id) => {
  const [frontMatter] = readPage(page).split('\n---');
  expect(frontMatter).toMatch(new RegExp(`who: ${permissions[id].rank}$`, 'm'));
});

test('the permissions of Owners name the pages of Chat settings that only Owners see', () => {
  const owners = Object.values<Permission>(permissions).filter(({ rank }) => rank === 'owner');
  const named = owners.map(({ label }) => label.toLowerCase()).join();
  const pages = Object.values<SettingsScreen>(settingsScreens);
  const ofOwners = pages.filter(({ rank }) => rank === 'owner');
  expect(ofOwners).toEqual(pages.filter(({ label }) => named.includes(label.toLowerCase())));
});
