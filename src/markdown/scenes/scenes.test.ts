import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { limits } from '../../facts/limits';
import factsInPages from '../replaceTags';
import drawnScenes from '.';

const steps = unified().use(remarkParse).use(remarkMdx).use(factsInPages).use(drawnScenes).freeze();

/** Draws a page with one scene. */
function draw(text: string): Root | Element {
  const file = new VFile({ path: 'docs/page.mdx', value: text });
  return toHast(steps.runSync(steps.parse(file), file)) as Root;
}

function altOf(page: Root | Element): unknown {
  const image = '[data-search="ignore"] > [role="img"]:has(> [aria-hidden="true"])';
  return select(image, page)?.properties.ariaLabel;
}

test('draws messages with formatting, facts, and reactions', () => {
  const page = draw(`<ChatScene show="messages" note="Two messages.">
  <Message from="wren" rank="owner">The **kettle** is on for <Limit id="poll-question" />. <Reaction emoji="👍" count="3" /> <Reaction emoji="🎉" count="2" own="yes" /></Message>

  {/* Comments don't count. */}
  <Message from="robin#4821">
    50
  </Message>
</ChatScene>`);
  expect(altOf(page)).toBe(
    `wren, Owner: The kettle is on for ${limits['poll-question'].text}. 👍 3. 🎉 2, with yours. robin#4821, Guest: 50.`,
  );
  expect(selectAll('.scene-text strong', page).map((node) => textOf(node))).toEqual(['kettle']);
  expect(selectAll('strong.scene-reaction', page).map((node) => textOf(node))).toEqual(['🎉 2']);
  expect(selectAll('figcaption', page).map((node) => textOf(node))).toEqual(['Two messages.']);
});

test('draws a chat once for each look', () => {
  const page = draw('<ChatScene each="density"><Message from="Caw">Higher.</Message></ChatScene>');
  expect(selectAll('.scene-variant-name', page).map((node) => textOf(node))).toEqual([
    'Compact',
    'Cozy',
    'Roomy',
  ]);
  expect(altOf(page)).toBe('The same chat in these styles: Compact, Cozy, Roomy.');
});

test('draws what a rank sees of an open menu, and numbers what the steps select', () => {
  const page = draw(`<ChatScene>
  <Message from="jay">Hello</Message>
  <Menu of="name-menu" for="moderator" pick="mute" step="1" />
  <Dialog title="Mute" button="Mute" step="4">
    <SettingRow label="Duration" value="10 minutes" step="3" />
  </Dialog>
</ChatScene>`);
  expect(selectAll('.scene-pressed', page).map((node) => textOf(node))).toEqual(['jay']);
  expect(selectAll('.scene-step', page).map((node) => textOf(node))).toEqual(['1', '2', '3', '4']);
  // Of a long menu, only the entries around it are drawn.
  expect(selectAll('.scene-entry', page).map((node) => textOf(node))).toEqual([
    'Add friend',
    'Block',
    '2Mute',
    'Kick',
    'Ban',
  ]);
  expect(altOf(page)).toMatch(/for the rank Moderator: .*IP tag.* Mute is highlighted\./);
  expect(altOf(page)).toMatch(/The dialog Mute: Duration: 10 minutes\. the button Mute\.$/);
});

test('draws settings with their labels and defaults', () => {
  const page = draw(
    '<SettingsScene place="chat-settings/welcome"><SettingRow id="rules-first" /></SettingsScene>',
  );
  expect(altOf(page)).toMatch(/^Chat settings › Welcome\. Rules first: (On|Off)\.$/);
});

test('draws the SVG of a diagram with facts, and takes its description as text alternative', () => {
  const page = draw('<Diagram name="boosts" />');
  expect(altOf(page)).toContain(`from day 0 to day ${limits['boost-lifetime'].max},`);
  expect(textOf(select('svg text', page) ?? page)).toBe("@wren's boost");
});

const message = '<Message from="wren">Hello</Message>';

test.each<[scene: string, error: RegExp]>([
  [
    '<ChatScene>\n\n<Mesage>Hi</Mesage>\n\n</ChatScene>',
    /page\.mdx:3 <Mesage> can't .* <ChatScene>\. Near it: Message/,
  ],
  [`<ChatScene color="red">${message}</ChatScene>`, /<ChatScene> can't have color="red"\. Near it:.*note/],
  ['<ChatScene>Hello</ChatScene>', /<ChatScene> can't contain text/],
  ['<ChatScene><Notice /></ChatScene>', /<Notice> needs text/],
  ['<ChatScene><Notice>a {value}</Notice></ChatScene>', /contains \{value\}.*Write \\\{value/],
  ['<ChatScene><Message rank="owner">Hi</Message></ChatScene>', /<Message> needs from=/],
  ['<ChatScene><Message from="wren" rank="captain">Hi</Message></ChatScene>', /rank "captain".*Near it/],
  ['<ChatScene><Menu of="name-menu" for="member" pick="ban" /></ChatScene>', /entry that Member sees "ban"/],
  [
    '<SettingsScene place="chat-settings/x"><SettingRow id="as" /></SettingsScene>',
    /place "chat-settings\/x".*Near/,
  ],
  ['<Diagram name="boost" />', /diagram "boost".*Near it: boosts/],
  [message, /<Message> works only inside a scene/],
])('stops the build at %s', (scene, error) => {
  expect(() => draw(scene)).toThrow(error);
});
