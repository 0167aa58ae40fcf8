import { expect, test } from 'vitest';
import { limits } from '../facts/limits';
import { planFeatures, plans, yearlyPrice } from '../facts/plans';
import { addresses } from '../facts/product';
import { ranks } from '../facts/ranks';
import { settingsScreens } from '../facts/settings';
import { readText } from '../utils/files';
import type { TagContext } from './defineTag';
import { toNodes } from './html/hast';
import { shownText } from './html/shownText';
import { tags } from './tagRegistry';

const context = { pageId: 'home', children: [], frontMatter: {} };
const { text: price } = plans.plus.price;
const { text: question, max: longest } = limits['poll-question'];
const showTo = settingsScreens.welcome.settings['show-to'].control.default ?? '';

test.each<
  [tag: string, attributes: Record<string, string | true>, shown: string | RegExp, page?: Partial<TagContext>]
>([
  ['Address', { name: 'support' }, addresses.support],
  ['EmergencyNumbers', {}, /^911 \(US, Canada\), 999 .*, or your own number$/],
  [
    'EmergencyNumbers',
    { buttons: true },
    /^911 US, Canada 999 .* 111 New ZealandElsewhere, call your own emergency number, or try 112\.$/,
  ],
  [
    'CallButtons',
    { ids: 'us-crisis-text au-lifeline' },
    'Text HOME to 741741 US Text 0477 13 11 14 Australia Call 13 11 14 Australia',
  ],
  ['Helplines', { ids: 'au-qlife' }, 'Australia: QLife: call 1800 184 527 (from 3 p.m. to midnight)'],
  ['Limit', { id: 'poll-question' }, question],
  ['Limit', { id: 'poll-question', show: 'max' }, `${longest} characters`],
  ['Limit', { id: 'poll-question', show: 'max-number' }, `${longest}`],
  ['Limit', { id: 'api-rate', show: 'max' }, limits['api-rate'].text],
  ['Limit', { id: 'api-tls', show: 'min' }, '1.2'],
  ['Price', { plan: 'plus' }, price],
  ['PlanValue', { feature: 'channels', plan: 'pro' }, planFeatures.channels.cells.pro.text],
  ['PlanTable', { features: 'channels' }, /^Feature ?Free ?Plus ?Pro ?Organization ?Channels ?1/],
  [
    'PlanLine',
    { feature: 'channels' },
    /^Channels: \d+ on Free, \d+ on Plus, \d+ on Pro, \d+ on Organization$/,
  ],
  [
    'DowngradeTable',
    { features: 'channels advertisements' },
    /^Feature ?Plus to Free.* ?Channels ?5 → +to 1 ?20 → +to 5.* ?Ad-free chat ?Yes → +to no ?Yes ?Yes$/,
  ],
  ['PlanTable', {}, new RegExp(`\\${price}, \\${yearlyPrice('plus')} a year`)],
  ['PlanTable', {}, /Radio ?No ?✓ Yes ?✓ Yes ?✓ Yes/],
  ['PlanTable', {}, /Co-owners, .*in Advanced ?No ?No ?✓ Yes ?✓ Yes/],
  ['Plan', { id: 'plus' }, 'Plus'],
  ['Plan', { id: 'plus', andAbove: true }, 'Plus and above'],
  ['Plan', { id: 'free', andAbove: true }, 'Every plan'],
  ['Rank', { id: 'moderator' }, ranks.moderator.name],
  ['Rank', { id: 'moderator', andAbove: true }, `${ranks.moderator.name} and above`],
  ['Rank', { id: 'owner', andAbove: true }, 'Owner'],
  ['UiPath', { to: 'chat-settings/welcome' }, '☰ → Chat settings → Welcome'],
  ['Setting', { id: 'welcome/show-to' }, 'Show to'],
  ['Setting', { id: 'welcome/show-to', show: 'default' }, showTo],
  ['Recommend', { id: 'welcome/show-to', value: 'Everyone' }, `Show toEveryone${showTo}`],
  ['Recommend', { id: 'security-and-privacy/embed-domains', yours: 'Your site' }, /Owner Your siteAny$/],
  ['Recommend', { id: 'moderation/filter-action', value: 'Hold for approval' }, /Plus and above Hold/],
  ['Recommend', { id: 'pre-approve/hold-time', value: '2 days' }, 'Hold time, Plus and above 2 days24 hours'],
  ['Recommend', { id: 'radio/stream-url', yours: 'Your stream' }, /Your stream–$/],
  ['SettingsList', { page: 'moderation' }, /Mask \(default\), .* Hold for approval \(Plus and above\),/],
  ['SettingsList', { page: 'rank-list' }, /Permissions Owner ?Sets/],
  ['SettingsList', { page: 'icon-bar' }, /Logo link Pro and above ?Sets/],
  ['SettingsList', { page: 'webhooks' }, /Deliveries ?Lists/],
  ['SettingsList', { page: 'advanced' }, /Offers .*member\. ?Value: a username/],
  ['SettingsPages', {}, /Webhooks.+, Plus and above Owner/],
  [
    'PermissionTable',
    {},
    /React to messages Member.*Own the chat.*Export the archive or the action log,? Fixed Owner/,
  ],
  ['ApiOperation', { name: 'create-chat' }, /slug string required.*description string \| null(?! required)/],
  [
    'AtAGlance',
    {},
    /^Who: Owner · Plan: Plus and above · Where: .*Webhooks$/,
    { pageId: 'chat-settings/webhooks' },
  ],
  [
    'AtAGlance',
    {},
    /^Who: .*Anyone can play\.?$/,
    { frontMatter: { access: { who: 'regular', who_note: 'anyone can play' } } },
  ],
  ['AtAGlance', {}, ''],
  ['LastReviewed', {}, 'November 2026', { frontMatter: { reviewed: new Date('2026-11-20') } }],
])('<%s> with %j shows its fact', (name, attributes, shown, page) => {
  const nodes = toNodes(tags[name]?.render(attributes, { ...context, ...page }));
  const text = nodes.map(shownText).join('').replace(/\s+/g, ' ').trim();
  expect(text).toEqual(typeof shown === 'string' ? shown : expect.stringMatching(shown));
});

test.each<[tag: string, attributes: Record<string, string | true>, message: RegExp]>([
  ['Rank', { id: 'moderator', andAbove: 'false' }, /has andAbove="false", but has no value/],
  ['Reaction', { emoji: '👍', count: '3', own: '' }, /has own=""/],
  ['Reaction', { emoji: '👍', count: 'three' }, /has count="three", which is no number/],
  ['ChatScene', { radio: 'Up to <Limit />' }, /has radio="Up to <Limit \/>", which shows the tag/],
  ['Rank', {}, /needs id="…"/],
  ['Limit', { id: 'poll-question', show: 'most' }, /has show="most", but there are only: text, min, max/],
  ['Limit', { id: 'poll-question', show: 'min' }, /asks for show="min" of the limit "poll-question"/],
  [
    'PlanTable',
    { features: 'channels histroy' },
    /has features="histroy", which is no plan feature\. Similar: history/,
  ],
  ['PlanTable', { features: ' ' }, /has features="", which is empty/],
  ['LastReviewed', {}, /shows `reviewed`\. Write it/],
  ['Setting', { id: 'webhooks/send-ping', show: 'default' }, /asks for the default of the button/],
  ['Field', { id: 'a', name: 'a' }, /has no text/],
  ['SettingRow', { value: 'Spam' }, /needs id="…" or label="…"/],
])('<%s> refuses %j', (name, attributes, message) => {
  expect(() => tags[name]?.render(attributes, context)).toThrow(message);
});

test.each([
  ['moderation/caw', 'Yes', /accepts: On, Off/],
  ['welcome/show-to', 'Nobody', /accepts: Off, New people, Everyone/],
  ['radio/who-can-change', 'Guest', new RegExp(`accepts: ${ranks.moderator.name}, .*, Owner`)],
  ['chat-advertisements/ad-categories', 'Gambling, Owls', /accepts: Gambling, Dating/],
])('the setting %s refuses the value %j', (id, value, message) => {
  expect(() => tags.Recommend?.render({ id, value }, context)).toThrow(message);
});

test.each(Object.keys(tags))('the page for writers names <%s>', (name) => {
  const page = readText('docs/writing/components.mdx');
  expect(new RegExp(`<${name}[\\s/>]`).test(page), 'Add it to docs/writing/components.mdx.').toBe(true);
});
