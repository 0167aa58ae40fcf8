import type { Element, Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { limits } from '../../facts/limits';
import { barIcons } from '../../facts/settings/appearance';
import { replaceTags } from '../rehypeReplaceTags';

/** Draws a page with one scene. */
function draw(text: string): Root {
  const tree = toHast(unified().use(remarkParse).use(remarkMdx).parse(text), {
    passThrough: ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'],
  });
  replaceTags(tree as Root, 'page', ({ name, position }, message) => {
    throw new Error(`${position?.start.line} <${name}> ${message}`);
  });
  return tree as Root;
}

/** Returns the elements with a name or a class. */
function find(page: Root, name: string): Element[] {
  const found: Element[] = [];
  visit(page, 'element', (node) => {
    if ([node.tagName, node.properties.className].flat().includes(name)) {
      found.push(node);
    }
  });
  return found;
}

function altOf(page: Root): unknown {
  return find(page, 'div').find(({ properties }) => properties.role === 'img')?.properties.ariaLabel;
}

function textsOf(page: Root, name: string): string[] {
  return find(page, name).map((node) => textOf(node));
}

test('draws messages with formatting, facts, and reactions', () => {
  const page = draw(`<ChatScene show="messages" note="Two messages.">
  <Message from="wren" rank="owner">The **kettle** is on for <Limit id="poll-question" />. <Reaction emoji="👍" count="3" /> <Reaction emoji="🎉" count="2" own /></Message>

  {/* Comments don't count. */}
  <Message from="robin#4821" held>
    50

    60
  </Message>
</ChatScene>`);
  expect(altOf(page)).toBe(
    `wren, Owner: The kettle is on for ${limits['poll-question'].text}. 👍 3. 🎉 2, with yours. robin#4821, Guest: 50 60. ◷ Waiting for approval.`,
  );
  expect(textsOf(page, 'strong')).toEqual(['wren', 'kettle', '🎉 2', 'robin#4821']);
  expect(textsOf(page, 'figcaption')).toEqual(['Two messages.']);
});

test('draws a command in the message box, which the words name, too', () => {
  const page = draw('<ChatScene typed="/raid on"><ChatLine>Raid mode is on</ChatLine></ChatScene>');
  expect(textsOf(page, 'scene-box')).toEqual(['/raid on']);
  expect(altOf(page)).toMatch(/Raid mode is on\. In the message box: \/raid on\.$/);
});

test('draws a chat once for each look', () => {
  const page = draw('<ChatScene each="density"><Message from="Caw">Higher.</Message></ChatScene>');
  expect(textsOf(page, 'scene-variant-name')).toEqual(['Compact', 'Cozy', 'Roomy']);
  expect(altOf(page)).toBe('The same chat in these styles: Compact, Cozy, Roomy.');
});

const mute = `<ChatScene>
  <Message from="jay" press="name" step="1">Hello <Menu of="name-menu" for="moderator" pick="mute" step="2" /></Message>
  <Dialog title="Mute" button="Mute" step="4">
    <SettingRow label="Duration" value="10 minutes" step="3" />
  </Dialog>
</ChatScene>`;

test('draws what a rank sees of an open menu, and numbers what the steps select', () => {
  const page = draw(mute);
  expect(textsOf(page, 'scene-pressed')).toEqual(['jay']);
  expect(textsOf(page, 'scene-step')).toEqual(['1', '2', '3', '4']);
  expect(altOf(page)).toMatch(/for the rank Moderator: .*IP tag.* Mute is highlighted\./);
  expect(altOf(page)).toMatch(/The dialog Mute: Duration: 10 minutes\. the button Mute\.$/);
});

test('draws settings with their labels and defaults', () => {
  const page = draw(
    '<SettingsScene place="chat-settings/welcome"><SettingRow id="welcome/rules-first" /></SettingsScene>',
  );
  expect(altOf(page)).toMatch(/^Chat settings › Welcome\. Rules first: (On|Off)\.$/);
});

test('draws an SVG with facts, and several below their titles', () => {
  const boosts = draw('<Diagram name="boosts" />');
  expect(altOf(boosts)).toContain(`from day 0 to day ${limits['boost-lifetime'].max},`);
  expect(textsOf(boosts, 'text')).toContain("@wren's boost");
  const sites = draw('<Diagram name="page-centered page-sidebar" />');
  expect(textsOf(sites, 'scene-variant-name')).toEqual(['Centered', 'Sidebar']);
});

test('the picture of the icon bar has its icons', () => {
  const labels = Object.values(barIcons).map(({ label }) => label);
  expect(textsOf(draw('<Diagram name="icon-bar" />'), 'text')).toEqual(labels);
});

test.each<[scene: string, error: RegExp]>([
  ['<ChatScene color="red" />', /1 <ChatScene> has no attribute "color"\. There are: .*note/],
  ['<ChatScene><Message rank="owner">Hi</Message></ChatScene>', /<Message> needs from=/],
  [
    '<ChatScene>\n  <Message from="wren" rank="owners">Hi</Message>\n</ChatScene>',
    /^2 <Message> names the rank "owners".*Near it: owner/,
  ],
  ['<ChatScene><Menu of="name-menu" for="member" pick="ban" /></ChatScene>', /entry that Member sees "ban"/],
  ['<SettingsScene place="chat-settings/x"></SettingsScene>', /place "chat-settings\/x".*Near/],
  [
    '<SettingsScene place="chat-settings/welcome"><SettingRow id="welcome/as" value="No" /></SettingsScene>',
    /the value "No", but Show as has only: Notice/,
  ],
  ['<Diagram name="boost" />', /diagram "boost".*Near it: boosts/],
  ['<Message from="wren">Hello</Message>', /<Message> works only inside <ChatScene>/],
  [mute.replace(' step="1"', ''), /<ChatScene> numbers its steps from 2/],
])('stops the build at %s', (scene, error) => {
  expect(() => draw(scene)).toThrow(error);
});
