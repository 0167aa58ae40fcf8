import type { Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { Prism } from 'prism-react-renderer';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { embedModes } from '../facts/embed';
import { limits } from '../facts/limits';
import { ranks } from '../facts/ranks';
import { barIcons, pageLayouts } from '../facts/settings/appearance';
import { densities, themes } from '../facts/themes';
import { languageNames } from '../utils/codeLanguages';
import { rehypePlugins } from '.';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** Compiles a page of the site. */
async function build(text: string, path = 'docs/b.mdx', frontMatter = {}): Promise<Root> {
  const tree = toHast(parser.parse(text), {
    passThrough: ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression'],
  });
  const file = { path, value: text, data: { frontMatter } };
  return (await unified()
    .use(rehypePlugins)
    .run(tree as Root, file)) as Root;
}

function findLabel(page: Root): unknown {
  let label: unknown;
  visit(page, 'element', ({ properties }) => {
    label ??= properties.ariaLabel;
  });
  return label;
}

test('gives menu icons an accessible name', async () => {
  expect(JSON.stringify(await build('Open **☰**.'))).toContain('"role":"img","ariaLabel":"Menu"');
  expect(JSON.stringify(await build('Call **constructor**.'))).not.toContain('"role"');
});

test('loads the grammar of each language that code blocks can have', async () => {
  await build('');
  expect(Object.keys(languageNames).filter((language) => !Prism.languages[language])).toEqual([]);
});

test('ignores comments in headings and tables', async () => {
  const table = (comment = '') => `## Log in${comment}

| Log${comment} in | Who${comment} | Where${comment} | What |
| - | - | - | - |
| 1${comment} | ${comment}<Rank id="member" andAbove />${comment} | –${comment} | – |
| [Two](/faq)${comment} {/* #two */} | <Rank id="guest" /> | <Plan id="free" andAbove />${comment} | Two |`;
  const properties = async (text: string) => JSON.stringify(await build(text)).match(/"properties":{.*?}/g);
  const expected = await properties(table());
  expect(expected?.join()).toContain('"dataLabel":"Where"');
  expect(await properties(table(' {/* lint ignore */} '))).toEqual(expected);
});

const lifetime = limits['boost-lifetime'].max;

const mute = `<ChatScene>
  <Message from="jay" press="name" step="1">Hello <Menu of="name-menu" for="moderator" pick="mute" step="2" /></Message>
  <Dialog title="Mute" button="Mute" step="4">
    <SettingRow label="Duration" value="10 minutes" step="3" />
  </Dialog>
</ChatScene>`;

test.each([
  [
    `<ChatScene show="messages">
  <Message from="wren" rank="owner">The **kettle** is on for <Limit id="poll-question" />. <Reaction emoji="👍" count="3" /> <Reaction emoji="🎉" count="2" own /></Message>

  {/* Comments don't count. */}
  <Message from="robin#4821">
    50
  </Message>
</ChatScene>`,
    `^wren, Owner: The kettle is on for ${limits['poll-question'].text}\\. 👍 3\\. 🎉 2, with yours\\. robin#4821, Guest: 50\\.$`,
  ],
  [
    '<ChatScene typed="/raid on"><Notice>Raid mode is on</Notice></ChatScene>',
    /Raid mode is on\. In the message box: \/raid on\.$/,
  ],
  [
    mute,
    `Menu for ${ranks.moderator.name}s: .*IP tag.* Mute is selected\\. Mute dialog: Duration: 10 minutes\\. Mute button\\.$`,
  ],
  [
    '<ChatScene press="poll"><Dialog title="Poll" button="Start" /></ChatScene>',
    / Poll dialog: Start button\. In the icon bar/,
  ],
  [
    '<SettingsScene place="chat-settings/welcome"><SettingRow id="welcome/as" value="Notice" /></SettingsScene>',
    /^Chat settings › Welcome\. Show as: Notice\.$/,
  ],
  [
    '<Diagram name="boosts" />',
    `from day 0 to day ${lifetime}, .* from day ${lifetime / 2} to day ${lifetime * 1.5}\\.`,
  ],
  ['<Diagram name="icon-bar" />', Object.values(barIcons).join('. ')],
  ['<Diagram name="embed-modes" />', Object.values(embedModes).join(': .*')],
  ['<Diagram name="page-layouts" />', Object.values(pageLayouts).join(': .*')],
  ['<Diagram name="densities" />', Object.values(densities).join(', ')],
  [
    '<Diagram name="themes" />',
    Object.values(themes)
      .map(({ label }) => label)
      .join(', '),
  ],
])('the accessible name of the scene %j describes it', async (scene, alt) => {
  expect(findLabel(await build(scene))).toMatch(new RegExp(alt));
});

test.each([
  '```\n/poll\n```',
  '```jss\nlet a;\n```',
  '```js {1}\nlet a;\n```',
  '```js\n// highlight-next-line\nlet a;\n```',
])('stops the build at a block with more than a language and attributes: %j', async (block) => {
  await expect(build(`Run this:\n\n${block}`)).rejects.toThrow(/b\.mdx:3 .*no line numbers/);
});

test.each(['i18n/de/docusaurus-plugin-content-docs/current/b.mdx', 'versioned_docs/version-1/b.mdx'])(
  'stops the build at a page in another language or version: %s',
  async (file) => {
    await expect(build('Hello.', file)).rejects.toThrow(/\/b\.mdx:1 .* one language and one version/);
    await expect(build('Hello.', 'src/pages/_landing/_b.mdx')).resolves.toBeDefined();
  },
);

test.each<[scene: string, error: RegExp]>([
  [
    'Polls\n\nA question has <Limit id="pol-question" />.',
    /docs\/b\.mdx:3 <Limit> has id="pol-question", which is no limit\. Similar: .*poll-question/s,
  ],
  ['<ChatScene color="red" />', /b\.mdx:1 <ChatScene> has no attribute "color"\. There are: .*press/],
  ['<ChatScene><Message rank="owner">Hi</Message></ChatScene>', /<Message> needs from=/],
  [
    '<ChatScene>\n  <Message from="wren" rank="owners">Hi</Message>\n</ChatScene>',
    /b\.mdx:2 <Message> has rank="owners", which is no rank\. Similar: owner/,
  ],
  [
    '<ChatScene>\n  <Message from="wren">I am 50</Message>\n\n  50\n</ChatScene>',
    /<ChatScene> doesn't show the text “50” inside it\. Move it out/,
  ],
  ['<ChatScene>\n  ![An owl](/img/owl.png)\n</ChatScene>', /<ChatScene> doesn't show the image inside it/],
  [
    '<ChatScene>\n  <img src={owl} alt="An owl" />\n</ChatScene>',
    /<ChatScene> doesn't show the image inside it/,
  ],
  [
    '<ChatScene><Message from="jay"><Menu of="name-menu" for="member" pick="ban" /></Message></ChatScene>',
    /<Menu> needs "ban", which is no entry that Member sees/,
  ],
  [
    '<SettingsScene place="chat-settings/x"></SettingsScene>',
    /place="chat-settings\/x", which is no place\. Similar/,
  ],
  [
    '<SettingsScene place="chat-settings/welcome"><SettingRow id="welcome/as" value="No" /></SettingsScene>',
    /the value "No", but Show as accepts: Notice/,
  ],
  [
    '<RecommendedSettings><Recommend id="welcome/show-to">Why.</Recommend></RecommendedSettings>',
    /<Recommend> needs either value="…" or yours="…"/,
  ],
  ['<Message from="wren">Hi</Message>', /<Message> has no place here\. Write it inside `<ChatScene>`\./],
  ['<ChatScene><Reaction emoji="👍" count="3" /></ChatScene>', /<Reaction> .* inside `<Message>`/],
  ['<Fields><Menu of="name-menu" for="member" pick="block" /></Fields>', /inside `<Message>`/],
  ['<Diagram name="boost" />', /name="boost", which is no diagram\. Similar: boosts/],
])('stops the build at %s', async (scene, error) => {
  await expect(build(scene)).rejects.toThrow(error);
});

test('stops the build at the line of a wrong field of ours', async () => {
  const text = '---\ntitle: Owls\naccess:\n  who: moderators\n---\n';
  await expect(build(text, 'docs/b.mdx', { access: { who: 'moderators' } })).rejects.toThrow(
    /b\.mdx:3 `access\.who`: Invalid type/,
  );
});
