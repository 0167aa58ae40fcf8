import { toString as textOf } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { limits } from '../../facts/limits';
import { monthlyPrice, planFeatures, yearlyPrice } from '../../facts/plans';
import { addresses } from '../../facts/product';
import { settingsByKey } from '../../facts/settings';
import { toNodes } from '../html/content';
import { tags } from '../tagRegistry';

const { text: question, max: longest } = limits['poll-question'];
const { default: showTo = '' } = settingsByKey['welcome/show-to']?.setting ?? {};

test.each<[tag: string, attributes: Record<string, string>, shown: string | RegExp, pageId?: string]>([
  ['Address', { name: 'support' }, addresses.support],
  ['Limit', { id: 'poll-question' }, question],
  ['Limit', { id: 'poll-question', show: 'max' }, `${longest} characters`],
  ['Limit', { id: 'poll-question', show: 'max-number' }, `${longest}`],
  ['Price', { plan: 'plus' }, `$${monthlyPrice('plus')}`],
  ['Price', { plan: 'plus', per: 'year' }, `$${yearlyPrice('plus')}`],
  ['PlanValue', { feature: 'channels', plan: 'pro' }, planFeatures.channels.values.pro.text],
  [
    'PlanTable',
    { features: 'channels' },
    /^Channels: \d+ on Free, \d+ on Plus, \d+ on Pro, \d+ on Organization$/,
  ],
  ['PlanTable', {}, /Radio.*chat ?No ?yes ?yes ?yes/],
  ['Plan', { id: 'plus' }, 'Plus'],
  ['Plan', { id: 'plus', up: '' }, 'Plus and above'],
  ['Plan', { id: 'free', up: '' }, 'Every plan'],
  ['Rank', { id: 'moderator' }, 'Moderator'],
  ['Rank', { id: 'moderator', up: '' }, 'Moderator and above'],
  ['Rank', { id: 'owner', up: '' }, 'Owner'],
  ['UiPath', { to: 'chat-settings/welcome' }, '☰ → Chat settings → Welcome'],
  ['Setting', { id: 'welcome/show-to' }, 'Show to'],
  ['Setting', { id: 'welcome/show-to', show: 'default' }, showTo],
  ['Setting', { id: 'welcome/show-to', set: 'Everyone' }, `Show to: Everyone instead of ${showTo}`],
  [
    'SettingsList',
    { page: 'moderation', ids: 'filter-action' },
    /Mask \(default\), .* Hold for approval \(Plus\),/,
  ],
  ['SettingsList', { page: 'rank-list', ids: 'permissions' }, /^Permissions Owner ?The/],
  ['SettingsList', { page: 'icon-bar', ids: 'brand-link' }, /^Logo link Pro and above ?The/],
  ['SettingsList', { page: 'webhooks', ids: 'delivery-log' }, /^Deliveries ?Lists/],
  ['SettingsPages', {}, /Webhooks.+Owner ?Plus and above/],
  ['PermissionTable', {}, /React to messages Member/],
  ['PermissionTable', {}, /Export the archive or the action log Owner/],
  ['ApiOperation', { name: 'create-chat' }, /slug string required.*description string \| null(?! required)/],
  ['AtAGlance', {}, /^Who: Owner · Plan: Plus and above · Where: .*Webhooks$/, 'chat-settings/webhooks'],
  ['AtAGlance', {}, /^Who: Administrator and above · Where: .*Ban list\w.+\.$/, 'chat-settings/ban-list'],
  ['AtAGlance', {}, '', 'home'],
])('<%s> with %j shows its fact', (name, attributes, shown, pageId = 'home') => {
  const nodes = toNodes(tags[name]?.render(attributes, { pageId, children: [] }));
  const text = textOf(nodes).replace(/\s+/g, ' ').trim();
  expect(text).toEqual(typeof shown === 'string' ? shown : expect.stringMatching(shown));
});

test('a value that a setting can not have is refused', () => {
  const attributes = { id: 'public-messages/max-length', set: '9,000 characters' };
  expect(() => tags.Setting?.render(attributes, { pageId: 'home', children: [] })).toThrow(
    /length allows 1–/,
  );
});
