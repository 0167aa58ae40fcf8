import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { limits } from '../../facts/limits';
import factsInPages from '../facts';
import drawnScenes from '.';

const steps = unified().use(remarkParse).use(remarkMdx).use(factsInPages).use(drawnScenes).freeze();

/** Draws a page with one scene. */
function draw(text: string): Element {
  const file = new VFile({ path: 'docs/page.mdx', value: text });
  const [node] = steps.runSync(steps.parse(file), file).children;
  const {
    hName = '',
    hProperties = {},
    hChildren = [],
  } = (node?.data ?? {}) as {
    hName?: string;
    hProperties?: Element['properties'];
    hChildren?: Element[];
  };
  return { type: 'element', tagName: hName, properties: hProperties, children: hChildren };
}

function altOf(figure: Element): unknown {
  return select('[role="img"]', figure)?.properties.ariaLabel;
}

test('draws messages with formatting, facts, and reactions', () => {
  const figure = draw(`<ChatScene show="messages" note="Two messages.">
  <Message from="wren" rank="owner">The **kettle** is \`on\` for <Limit id="poll-question" />. <Reaction emoji="👍" count="3" /> <Reaction emoji="🎉" count="2" own="yes" /></Message>

  <Message from="robin#4821">
    50
  </Message>
</ChatScene>`);
  const [first, second] = selectAll('.scene-text', figure);
  expect(first?.children).toMatchObject([
    { value: 'The ' },
    { tagName: 'strong' },
    { value: ' is ' },
    { tagName: 'code' },
    { value: ' for ' },
    { value: limits['poll-question'].text },
    { value: '.' },
  ]);
  expect(second?.children).toEqual([expect.objectContaining({ value: '50' })]);
  expect(altOf(figure)).toBe(
    `A chat: wren, Owner: The kettle is on for ${limits['poll-question'].text}. Reactions: 👍 3; 🎉 2, with yours. robin#4821, Guest: 50.`,
  );
  expect(selectAll('strong.scene-reaction', figure).map(textOf)).toEqual(['🎉 2']);
  expect(textOf(select('figcaption', figure) ?? figure)).toBe('Two messages.');
});

test('draws a chat once for each look', () => {
  const figure = draw(`<ChatScene>
  <Look theme="daylight" />
  <Look theme="night" />
  <Message from="Caw">Higher.</Message>
</ChatScene>`);
  expect(selectAll('.scene-variant-name', figure).map(textOf)).toEqual(['Daylight', 'Night']);
});

test('draws an open menu next to the message that it belongs to, of which it covers nothing', () => {
  const figure = draw(`<ChatScene>
  <Message from="jay">Hello</Message>
  <Message from="robin">Hi</Message>
  <Menu of="name-menu" for="guest" pick="block" />
</ChatScene>`);
  expect(selectAll('.scene-pressed', figure).map(textOf)).toEqual(['jay']);
  expect(select('.scene-message--open .scene-menu', figure)).toBeUndefined();
  expect(select('.scene-messages + .scene-menu', figure)).toBeDefined();
  expect(selectAll('.scene-entry', figure).map(textOf)).toEqual(['Profile', 'Mention', 'Block']);
  expect(altOf(figure)).toMatch(/as a Guest sees it: Profile, Mention, Block\. Block is highlighted\./);
});

test('numbers what the steps select, and draws the dialog that an entry opens', () => {
  const figure = draw(`<ChatScene>
  <Message from="jay">Hello</Message>
  <Menu of="name-menu" for="moderator" pick="mute" step="1" />
  <Dialog title="Mute" button="Mute" step="4">
    <SettingRow label="Duration" value="10 minutes" step="3" />
  </Dialog>
</ChatScene>`);
  expect(selectAll('.scene-step', figure).map(textOf)).toEqual(['1', '2', '3', '4']);
  expect(textOf(select('.scene-entry--picked', figure) ?? figure)).toBe('2Mute');
  // Of a long menu, only the entries around it are drawn.
  expect(selectAll('.scene-entry', figure)).toHaveLength(5);
  expect(select('.scene-arrow', figure)?.properties.style).toBe('--row: 2');
  expect(altOf(figure)).toMatch(/IP tag.*The dialog Mute is open: Duration: 10 minutes\. Button: Mute\.$/);
});

test('draws the dialog that an icon opens above the icon bar, with the number on the icon', () => {
  const figure = draw(`<ChatScene press="poll" step="1">
  <Dialog title="Poll" button="Start poll" step="2">
    <SettingRow label="Question" value="Which song next?" />
  </Dialog>
</ChatScene>`);
  expect(select('.scene-messages > .scene-dialog', figure)).toBeDefined();
  expect(textOf(select('.scene-pressed', figure) ?? figure)).toBe('Poll1');
});

test('draws calls with their parties, and keeps words with a hyphen on one line', () => {
  const figure = draw(`<Diagram title="Signing in">
  <Party name="You" />
  <Party name="Rookery" />
  <Call from="You" to="Rookery">Opens the sign-in URL</Call>
  <Call from="Rookery" to="Rookery">Checks it</Call>
  <Call from="Rookery" to="You" response="yes">Redirects</Call>
</Diagram>`);
  expect(selectAll('.scene-route', figure).map(textOf)).toEqual([
    'You → Rookery',
    'Rookery',
    'Rookery → You',
  ]);
  expect(selectAll('.whole', figure).map(textOf)).toEqual(['sign-in']);
  expect(selectAll('.scene-call--back.scene-call--response', figure)).toHaveLength(1);
});

test('draws the page of a window, next to the names of its pages', () => {
  const figure = draw(`<SettingsScene place="org/sso">
  <SettingRow label="Sign-in" value="On" />
</SettingsScene>`);
  expect(selectAll('.scene-page--open', figure).map(textOf)).toEqual(['SSO']);
  expect(altOf(figure)).toMatch(/^Settings with the pages General, .*SSO is open: Sign-in: On\.$/);
});

test('draws the lines of a diagram, with facts', () => {
  const figure = draw(`<Diagram title="Deletion">
  <Box label="Deleted">
    After <Limit id="chat-delete-undo" />, **everything** goes.

    {/* Comments don't count. */}
    Nothing comes back.
  </Box>
</Diagram>`);
  expect(altOf(figure)).toBe('Deletion. Deleted: After 14 days, everything goes.: Nothing comes back.');
  expect(selectAll('.scene-nest > div', figure)).toHaveLength(2);
});

const message = '<Message from="wren">Hello</Message>';
const call = '<Party name="You" /> <Call from="You" to="Yuo">asks</Call>';

test.each<[scene: string, error: RegExp]>([
  [
    `<ChatScene><Mesage from="wren">Hello</Mesage></ChatScene>`,
    /<Mesage> can't be .* <ChatScene>.*<Message>/,
  ],
  [`<ChatScene><b>Hello</b></ChatScene>`, /<b> can't be inside <ChatScene>/],
  [`<ChatScene>\n${message}\n<Message>Hello</Message>\n</ChatScene>`, /page\.mdx:3 <Message> needs from=/],
  [`<ChatScene>Hello</ChatScene>`, /contains the text "Hello", which it can't show/],
  [
    `<ChatScene><Message from="wren">a {value}</Message></ChatScene>`,
    /contains \{value\}.*Write \\\{value\\\}/,
  ],
  [`<ChatScene><Message from="wren">![a](b.png)</Message></ChatScene>`, /contains a Markdown image/],
  [`<ChatScene><Message from="wren" /></ChatScene>`, /<Message> needs one line of text/],
  [`<ChatScene><Message from={name}>Hello</Message></ChatScene>`, /<Message> takes plain text/],
  [`<ChatScene><Message from="wren" rank="captain">Hello</Message></ChatScene>`, /rank "captain".*Near it/],
  [`<ChatScene><Message from="wren#4821" rank="owner">Hello</Message></ChatScene>`, /only guests do/],
  [`<ChatScene><Message from="W">Hello</Message></ChatScene>`, /names "W", which is neither a username/],
  [
    `<ChatScene><Message from="wren">Hi <Reaction emoji="👍" count="many" /></Message></ChatScene>`,
    /not a number/,
  ],
  [`<ChatScene color="red">${message}</ChatScene>`, /takes no attribute "color" here\. Near it:.*note/],
  [`<ChatScene channel="news"><Channel name="general" /></ChatScene>`, /channel "news".*general/],
  [`<ChatScene><Look /></ChatScene>`, /<Look> needs one of theme="…"/],
  [`<SettingsScene page="welcome" />`, /<SettingsScene> needs <SettingRow> in it/],
  [
    `<SettingsScene page="welcom"><SettingRow id="as" /></SettingsScene>`,
    /page of Chat settings "welcom".*welcome/,
  ],
  [
    `<SettingsScene page="welcome"><SettingRow id="rules-first" value="Yes" /></SettingsScene>`,
    /"Yes".*On, Off/,
  ],
  [
    `<SettingsScene place="account-settings/x"><SettingRow label="a" value="On" /></SettingsScene>`,
    /place "account-settings\/x"/,
  ],
  [
    `<SettingsScene place="chat-menu"><SettingRow label="a" value="On" /></SettingsScene>`,
    /place in account-settings/,
  ],
  [`<ChatScene><Menu of="name-menu" for="member" pick="ban" /></ChatScene>`, /entry that Member sees "ban"/],
  [`<ChatScene><Menu of="name-menu" for="owner" /></ChatScene>`, /doesn't say which entry/],
  [
    `<ChatScene>${message}<Dialog title="a" button="b" /></ChatScene>`,
    /<Dialog> can't be inside <ChatScene>/,
  ],
  [`<ScreenScene of="mute" time="9 seconds" />`, /can draw only what appears in place of the chat/],
  [`<ScreenScene of="ban" time="1 minute" />`, /takes no attribute "time" here.*until/],
  [`<ScreenScene of="waiting" />`, /needs <Message> in it/],
  [`<ChatScene><Message form="wren">Hello</Message></ChatScene>`, /needs from="…"\. It has form/],
  [`<Diagram title="a" />`, /has nothing in it\. Its tags are: Party/],
  [`<Diagram><Box label="Sent" /></Diagram>`, /<Diagram> needs title=/],
  [`<Diagram title="a"><Box>Sent</Box></Diagram>`, /<Box> needs label=/],
  [`<Diagram title="a"><Box label="a" /><Bar label="b" to="3" /></Diagram>`, /<Bar> can't be .* as <Box>/],
  [`<Diagram title="a">${call}</Diagram>`, /<Call> names the party "Yuo".*You/],
  [message, /<Message> works only inside a scene/],
])('stops the build at %s', (scene, error) => {
  expect(() => draw(scene)).toThrow(error);
});
