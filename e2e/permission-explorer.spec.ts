import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  lookupOf,
  rankNames,
  rankSheet,
  searchOf,
  start,
  subjects,
} from '../src/components/PermissionExplorer/explore';
import { settingPlace } from '../src/components/PermissionExplorer/settingPlaces';
import { botCommands, commands } from '../src/facts/commands';
import { permission, permissionIds, ranksInSettings } from '../src/facts/permissions';
import { rankIds } from '../src/facts/ranks';
import { expect, open, test } from './support/page';

const explorer = (page: Page) =>
  page.locator('[data-search="ignore"]').filter({ has: page.getByLabel('Permission') });
const rankBox = (page: Page) => page.getByRole('combobox', { name: 'Rank', exact: true });
const permissionBox = (page: Page) => page.getByRole('combobox', { name: 'Permission', exact: true });
const statuses = (page: Page) => explorer(page).getByRole('status');

/** Numbers from 0 to 1, the same ones in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test('every permission and every command belongs to one side of each rank', () => {
  expect(subjects).toHaveLength(permissionIds.length + ranksInSettings.length);
  for (const rank of rankIds) {
    const { can, cannot, commands: usable } = rankSheet(rank);
    const ids = [...can, ...cannot].flatMap((group) => group.subjects.map(({ id }) => id));
    expect(new Set(ids).size, rank).toBe(subjects.length);
    expect(ids, rank).toHaveLength(subjects.length);
    expect(usable.length, rank).toBeGreaterThan(0);
  }
  expect(rankSheet('owner').cannot).toEqual([]);
  expect(rankSheet('owner').commands).toHaveLength(
    Object.keys(commands).length + Object.keys(botCommands).length,
  );
});

test('staff act on the ranks below them and give what the permissions say', () => {
  expect(rankSheet('regular').actsOn).toEqual([]);
  expect(rankSheet('moderator').actsOn).toEqual(['guest', 'member', 'regular']);
  expect(rankSheet('owner').actsOn).toEqual(rankIds.slice(0, -1));
  expect(rankSheet('member').gives).toEqual([]);
  expect(rankSheet('administrator').gives).toEqual(['regular', 'moderator']);
  expect(rankNames(['guest'])).toBe('Guest');
  expect(rankNames(['guest', 'member', 'owner'])).toBe('Guest, Member and Owner');
});

test('every setting that holds a permission is found', () => {
  for (const key of [
    ...permissionIds.flatMap((id) => permission(id).where ?? []),
    ...ranksInSettings.map(({ setting }) => setting),
  ]) {
    expect(settingPlace(key), key).toBeDefined();
  }
  for (const { id, movedBy, path, movesTo } of subjects) {
    expect([path.length > 0, movesTo !== ''], id).toEqual([movedBy !== undefined, movedBy !== undefined]);
  }
});

test('an address and its lookup are each other, and no address throws', () => {
  for (const rank of rankIds) {
    for (const { id } of subjects) {
      const lookup = { rank, subject: id };
      expect(lookupOf(searchOf(lookup))).toEqual({ ...lookup, mistakes: [] });
    }
  }
  expect(searchOf({ ...start, rank: 'moderator' })).toBe('?rank=moderator');
  expect(searchOf({ ...start, subject: 'react' }, '?a=b&rank=owner')).toBe('?a=b&permission=react');
  expect(searchOf(start, '?rank=owner&permission=react')).toBe('');

  const random = numbers(7);
  const parts = [
    'rank=',
    'permission=',
    '&',
    '?',
    '%',
    '%E0%A4%A',
    'owner',
    'REACT',
    '__proto__',
    '🦉',
    '\0',
    '/',
    'a',
  ];
  const wrong: string[] = [];
  for (let run = 0; run < 5000; run += 1) {
    const length = Math.floor(random() * 12);
    const search = Array.from({ length }, () => parts[Math.floor(random() * parts.length)]).join('');
    const { rank, subject, mistakes } = lookupOf(search);
    const known = rankIds.includes(rank) && subjects.some(({ id }) => id === subject);
    if (!known || mistakes.some((mistake) => !mistake.endsWith('.') || mistake.length > 200)) {
      wrong.push(search);
    }
  }
  expect(wrong).toEqual([]);
});

test('shows what a rank can do and keeps it in the address', async ({ page }) => {
  await open(page, '/chat-features/ranks');
  await rankBox(page).selectOption('moderator');
  await expect(page).toHaveURL(/\/ranks\?rank=moderator$/);
  const sheet = rankSheet('moderator');
  await expect(statuses(page).first()).toHaveText(
    `A Moderator can do ${sheet.can.flatMap((group) => group.subjects).length} of ${subjects.length} things, ` +
      `has ${sheet.commands.length} commands, and can act on Guest, Member and Regular.`,
  );
  await explorer(page).getByText(`${sheet.commands.length} commands`, { exact: true }).click();
  await expect(explorer(page).getByText('/mute @NAME DURATION [REASON]')).toBeVisible();
  await expect(explorer(page).getByText('/raid on|off')).toHaveCount(0);
  await page.reload();
  await expect(rankBox(page)).toHaveValue('moderator');
});

test('shows who has a permission, who moves it and where', async ({ page }) => {
  await open(page, '/chat-features/ranks?permission=send-links');
  await permissionBox(page).selectOption('react');
  await expect(page).toHaveURL(/\?permission=react$/);
  await expect(statuses(page).last()).toHaveText('React to messages: Member and above in a new chat.');
  await expect(explorer(page).getByRole('listitem').filter({ hasText: 'yes' })).toHaveCount(5);
  await expect(explorer(page)).toContainText(
    'An Owner can move it (Guest to Owner): ☰ → Chat settings → Rank list → Permissions.',
  );
  await permissionBox(page).selectOption('export');
  await expect(explorer(page)).toContainText('nobody can move it');
  await permissionBox(page).selectOption('notifications/mention-here');
  await expect(explorer(page)).toContainText('An Administrator can move it (Regular to Owner)');
  await permissionBox(page).selectOption('send-messages');
  await expect(statuses(page).last()).toContainText('everybody');
  await explorer(page).getByRole('link', { name: 'Guests → Guests may talk' }).click();
  await expect(page.locator('#setting-guests-talk')).toBeInViewport();
});

test('says what is wrong with an address', async ({ page }) => {
  await open(page, '/chat-features/ranks?rank=admin&permission=fly');
  await expect(explorer(page).getByRole('alert')).toHaveText([
    /^There is no rank "admin"\. The ranks are Guest, .* and Owner; Member is shown\.$/,
    'There is no permission "fly". Choose one from the list.',
  ]);
  await rankBox(page).selectOption('administrator');
  await expect(explorer(page).getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/\?rank=administrator$/);
});

test('works by keyboard alone', async ({ page }) => {
  await open(page, '/chat-features/ranks');
  await rankBox(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(statuses(page).first()).toContainText('A Regular can do');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(explorer(page).locator('details')).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(permissionBox(page)).toBeFocused();
});

for (const [rank, subject] of [
  ['guest', 'export'],
  ['owner', 'read-messages'],
]) {
  test(`fits a narrow screen and axe finds nothing with ${rank} and ${subject}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/chat-features/ranks?rank=${rank}&permission=${subject}`);
    await explorer(page).locator('summary').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the tables answer, and there is nothing to choose', async ({ page }) => {
    await page.goto('/chat-features/ranks');
    await expect(page.locator('select').first()).toBeHidden();
    await expect(page.locator('table').filter({ hasText: permission('react').label })).toBeVisible();
  });
});
