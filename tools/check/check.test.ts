import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parsePage } from '../../src/content/parsePage';
import { limits } from '../../src/facts/limits';
import { monthlyPrice, planFeatures } from '../../src/facts/plans';
import { positionAt } from '../../src/utils/text';
import { createTempFolder, writeFiles } from '../testing/tempFolders';
import { importLines } from './interactiveComponents';
import { factStrings, otherLabels } from './rules/labels';
import { markupMistakes } from './rules/markupMistakes';
import { runCheck } from './run';

const frontMatterTitled = (title: string) => `---
title: ${title}
description: What the page lets the reader do, in a sentence that is long enough.
keywords: [poll, chatroom,
  plaese]
displayed_sidebar: null
---
`;

const polls = `${frontMatterTitled('Polls')}
To vote in a poll, select your answer.

## Start a poll {/* #create */}

The poll appears in the channel.

## Change your vote {/* #vote */}

See [the greeting](/chat-settings/welcome).

<ChatScene note="The result in the channel.">
  <Message from="wren">The room can log in: which song at **20:00**?</Message>
</ChatScene>
`;

/** A page with a byte order mark and CRLF line ends, text that only looks wrong, and a review that is due. */
const flawlessPage = `\uFEFF${frontMatterTitled('Right').replace('---\n', '---\nreviewed: 2020-02-01\n')}
An answer has up to 200 characters. You can sign in in [two ways](#caf%C3%A9). 🏴\u{e0067}\u{e0062}\u{e007f}, 👩🏽\u200d🚀, ❤\ufe0f\u200d🔥, 5 μs, <span id="café" lang="ja">Javaの設定</span>.

C++, C#, snake_case, 2001:db8::7, Q&A, 5 × 3 = 15, 18:30, ~5 minutes, in C# or F#, # signs, #general&nbsp;end  \nthe line.

1. Type \`login chatroom 200 characters\`:

   \`\`\`text
   login chatroom 200 characters
   \`\`\`

\`\`\`tsx
ready &&show(<Message text="Hello" />);
\`\`\`

${'This line is long, '.repeat(4)}
and this one is its end.
`.replaceAll('\n', '\r\n');

/** A site without problems. Its keywords and messages have words to avoid, which is right, and a sidebar label looks like an id. */
const site = {
  'docs/right.mdx': flawlessPage,
  'docs/chat-features/polls.mdx': polls,
  'docs/chat-features/polls.search.yaml': 'create: [straw vote, poll the chat, straw poll]\n',
  'docs/chat-features/ranks.mdx': `${frontMatterTitled('Ranks')}\n**Never again** [vote](/chat-features/polls#vote).\n`,
  'static/img/owl.png': '',
  'static/crisisHelp.yaml': 'page: /none\n',
  'docs/chat-settings/welcome.mdx': `${frontMatterTitled('Welcome')}\n<SettingsList page="welcome" />\n`,
  'docs/chat-features/embed/draft.mdx': `${frontMatterTitled('Draft').replace('---\n', '---\ndraft: true\n')}\n[Text](/chat-features/embed/draft).\n`,
  'sidebars.ts':
    "export default { embed: [{ type: 'category', label: 'games', link: null, items: ['chat-features/embed/draft', { type: 'ref', id: 'right' }] }] };",
  'redirects.json': '{\n  "/Ranks": "/chat-features/ranks",\n  "/R%C3%A4nge": "/chat-features/ranks"\n}\n',
};

let dir: string;
beforeEach(() => {
  dir = createTempFolder(site);
});

/** Changes files of the site, and returns the lines that the check prints. */
async function check(files: Readonly<Record<string, string>>): Promise<string[]> {
  writeFiles(dir, files);
  const { output } = await runCheck(dir);
  return output.trim().split('\n').slice(0, -1);
}

test('finds nothing on a site without problems, and reminds of a review', async () => {
  const { status, output } = await runCheck(dir);
  expect(output).toMatch(
    /^docs\/right\.mdx:2:1 `reviewed: 2020-02-01` is more than .*\n5 pages checked: no problems\.\n$/,
  );
  expect(status).toBe(0);
});

/** Advice, and texts that need it. `▶` is in the line of the mistake if that isn't the first line. */
const markupCases: readonly (readonly [advice: string, ...texts: string[]])[] = [
  ['a language above code', '```\n/poll\n```', '```text\n/poll', 'A ~~~ b'],
  ['The language of code is one of bash, ', '```cobol\n/poll\n```'],
  ['can only have `title', '```js {3}\nsend();\n```'],
  ["can't be highlighted", '```js\n// highlight-next-line\nsend();\n```'],
  ["can't be highlighted", '```html\n<!-- [!code focus] -->\n```'],
  ["This isn't JSON", '```json\n{ "a": 1, }\n```'],
  ['Write it outside', 'Type `/slow <Limit id="slow-mode" />`.', '```text\n/slow <Plan id="plus" />\n```'],
  ['Two versions', '```text\n=======\n```'],
  ['straight quotes', 'Type `/poll “Yes”`.', '```text\n/poll “Yes”\n```'],
  ['write `<`', '`&lt;b>` is bold.', '```html\n&lt;b>\n```'],
  ['hyphens, and normal spaces', '```bash\nrm –r owls\n```', "```text\n'self'\u00a0data:\n```"],
  ['Lines of code need', 'Text:\n\n▶\tindented.code()'],
  ['Write a box as', ':::notice[Mind]\n\nText.\n\n:::', '!!! note\n    Text.', '/// note', ':::note\n\nA'],
  ['Write a box as', '> [!NOTE]\n> Text.', ':::note Mind\n\nText.'],
  ['one more colon', ':::tip\n\nA\n\n:::note\n\nB\n\n:::'],
  ['Footnotes', 'A claim.[^1]', 'A claim^[source]', '[^1]: A source'],
  ['A heading is', '##Vote', 'End.## Vote', '#Vote', '# Vote', 'h2. Vote', '## Vote ##'],
  ['A heading is', '## Vote ## {/* #vote */}'],
  ['below a line', 'Only you\n---', 'Vote\n===='],
  ['An item starts', '• Vote', '– Vote', '-Vote', '1)Vote', 'b) Two', '- - Vote', 'A\n▶- Vote'],
  ['numbered 1, 2, 3', '1. A\n▶3. B', 'In\n\n▶1999. Then it ended.', '1. A\n\n```text\nb\n```\n\n▶1. C'],
  ['with a normal space', '- [ ] Vote'],
  ['is indented', '1. A\n ▶- B\n2. C'],
  ['A quote has', '>>>>>>> other', 'A\n▶> B'],
  ['as many cells', '| A | B |\n| --- | --- |\n▶| 1 | 2 | 3 |'],
  ['The first cell names', '| | B |\n| --- | --- |\n| 3 | 4 |', '| A | B |\n| --- | --- |\n▶| | 4 |'],
  ['second row', '| A | B |\n| --- |\n| 1 | 2 |', 'A ||spoiler||'],
  ['leave it out of links', '| A | B |\n| --- | --- |\n▶| 1 | [a|b](/chat-features/ranks) |'],
  ['Write a link as', '[Vote] (/polls)', '[](/polls)', '![A](/img/a.png =20x30)', '![An {old} owl](/a.png)'],
  ['What it shows', '![](/img/owl.png)'],
  ['Write the address as', 'See “https://rookery.example/c/night-owls”.'],
  ['A line `[name]: …`', '[Tip]: /chat-features/ranks'],
  ['leaves out a `\\`', 'Look in D:\\#logs.', 'Type ¯\\_(ツ)_/¯ here.'],
  ['Put a space after', '**Vote:**Select it.', 'The **“poll”**s are here.'],
  ['Close what it opens', 'A **poll **now.', 'A `poll.', 'It is 4*5*6 wide.', 'Vote _now', 'Vote_ now'],
  ['Close what it opens', 'A ~~ b'],
  ['is struck out', 'About ~20~ people.', 'It takes 5~10 or 30~60 seconds.'],
  ['are joined', 'Name: Wren\n▶Rank: Owner', 'Elm Road,\n▶`Springfield`', '**Who:** Jay\n▶**Rank:** Any'],
  ['other words', 'The 19^th^', 'It ++works++', 'Ask &amp', '$price', '==This==', 'This::', '%% note'],
  ['Type the emoji', 'A :tada:'],
  ['with a normal space', '##\u00a0Vote'],
  ['above and below it', '- A\n▶| A | B |\n| --- | --- |\n| 1 | 2 |'],
  ['Put `__` in code', 'Call __init__ first.'],
  ['after a colon', 'The scope chats:write[own] edits.', '::youtube[Our film]'],
  ['Braces in text', 'Hello {name}.', '{name}'],
  ['can have an id', 'Text. {/* #text */}'],
  ['*On this page*', '## Only on <Plan id="plus" /> {/* #only */}'],
  ['Pages import only', "import LeavePage from '@site/src/components/LeavePage';"],
];

describe.each(markupCases)('%s', (advice, ...texts) => {
  test.for(texts)('%j', (text) => {
    const page = parsePage('docs/a.mdx', text.replace('▶', ''));
    const lines = [...markupMistakes(page)].map(
      ({ start, message }) => `${positionAt(page.text, start).line} ${message}`,
    );
    const { line } = positionAt(text, Math.max(text.indexOf('▶'), 0));
    expect(lines).toEqual([expect.stringMatching(`^${line} `)]);
    expect(lines[0]).toContain(advice);
  });
});

/** The text that causes a problem, the message, and what the text replaces. The place is `▶`, or anywhere in the first line. */
type ProblemCase = readonly [typed: string, message: RegExp, replaced?: string];

const info = 'info: { title: A, version: "1", license: { name: MIT, identifier: MIT } }';
const longest = limits['poll-question'].max;

const fileCases: Readonly<Record<string, readonly ProblemCase[]>> = {
  'docs/chat-features/polls.mdx': [
    // Front matter.
    ['---\n', /`title` is missing\. Write the name/, '---\ntitle: Polls\n'],
    ['title: Polls: ask', /needs straight quotes/, 'title: Polls'],
    ['title: Use the channel #general', /on one line, with straight quotes/, 'title: Polls'],
    ['description: Short.\nsidebar_label:', /50 to 160 characters/, 'description:'],
    ['title: 404', /`title` isn't read .*on one line.*around the text only: `title: "…"`/, 'title: Polls'],
    ['---\ntitle : Owls\n', /`title` isn't read .*on one line/, '---\ntitle: Polls\n'],
    ['description: What the page lets\n ', /on one line/, 'description: What the page lets'],
    ['keywords: [""]', /is invalid\. List what/, 'keywords: [poll, chatroom,\n  plaese]'],
    ['reviewed: 2999-03-01\ndisplayed', /is invalid\. Write the day of the review/, 'displayed'],
    ['toc_max_heading_level: 9\ndisplayed', /is invalid\. Write a number from 2 to 6/, 'displayed'],
    ['pagination_next: /faq\ndisplayed', /is invalid\..* without `\/`/, 'displayed'],
    ['pagination_prev: chat-features/polls\ndisplayed', /is invalid\..* another page/, 'displayed'],
    ['pagination_next: chat-features/embed/draft\ndisplayed', /is invalid\..* a draft/, 'displayed'],
    ['displayed_sidebar: ""', /is invalid\. Write the name of a sidebar/, 'displayed_sidebar: null'],
    ['access: { who_note: Members vote. }\ndisplayed', /A note has no period/, 'displayed'],
    ['reviewed: 01/11/2026\ndisplayed', /is invalid\. Write the day of the review/, 'displayed'],
    ['displayed_sidebar: nosuch', /is invalid\. Write the name of a sidebar/, 'displayed_sidebar: null'],
    ['access: { whom: moderator }\ndisplayed', /Write it as `access: \{ who: moderator/, 'displayed'],
    ['access:\n  who_note: anyone votes, for ▶$8\ndisplayed', /"\$8": prices change/, 'displayed'],
    ['keyword: []\ndisplayed', /can't have `keyword`\. Similar: keywords/, 'displayed'],
    // Ids and links.
    ['', /no id.*`\{\/\* #change-your-vote \*\/\}`/, ' {/* #vote */}'],
    ['<span id="create" />', /`create` is on this page already/],
    ['## Off {/* #off\tnow */}', /The id .* has a `%` or a tab/],
    ['## Off {/* #off */ /* now */}▶', /no id.*`\{\/\* #off \*\/\}`/],
    ['## Half off {/* #50%-off */}', /The id .* has a `%`/],
    ['[A](/){:target="_blank"}', /`\{:` is from another program/],
    ['[A]({{< relref "a.md" >}})', /`\{\{` is from another program/],
    ['## Old {#old}', /`\{\/\* #old \*\/\}`/],
    ['#### Give', /starts with `##`/],
    ['[A](http://rookery.example)', /isn't encrypted.*`https:`/],
    ['[A](HTTPS://docs.rookery.example#vote)', /is on this site.*`\/#vote`/],
    ['[A](/chat-features/rank)', /no page `\/chat-features\/rank`\. Similar: \/chat-features\/ranks/],
    ['[A](?a=1)', /There is no page `\?a=1`\. Write the whole path/],
    ['[A](/img/owl.png)', /is a file, not a page\. Write `pathname:\/\/\/img\/owl\.png`/],
    ['[A](/img/owl.png?a=1#b)', /is a file.*`pathname:\/\/\/img\/owl\.png\?a=1#b`/],
    ['[A](/llms.txt)', /is a file, not a page\. Write `pathname:\/\/\/llms\.txt`/],
    ['[A](pathname:///llms-ful.txt)', /There is no file static\/llms-ful\.txt\./],
    ['[A](pathname:///search.md)', /There is no file static\/search\.md\./],
    ['[A](pathname:///chat-features/ranks.html)', /is a page\. Write `\/chat-features\/ranks`/],
    ['[A](//example.com)', /is another site\. Write `https:\/\/example\.com`/],
    ['[A](www.example.org)', /Write `https:\/\/www\.example\.org`/],
    ['[A](Htps://example.org)', /`htps:` isn't .* https:, /],
    ['[A](https://[bad)', /isn't a valid address/],
    ['[A](/#vote)', /`\/` has no ids .*Remove `#vote`/],
    ['[A](/search/)', /`\/search\/` is an old or indirect path. Write `\/search`\./],
    ['[A](/index)', /is an old or indirect path. Write `\/`\./],
    ['[A](support@rookery.example)', /Write `mailto:support@rookery\.example`/],
    ['[A](#🎉vote)', /Nothing has the id `#🎉vote`.*Similar: #vote/],
    ['[A](/R%C3%A4nge/)', /an old or indirect path.*`\/chat-features\/ranks`/],
    ['[A](/chat-features/polls.html#vote)', /Write `\/chat-features\/polls#vote`/],
    ['![Owl](https://rookery.example/poll.png)', /no images of other sites/],
    ['![Owl](pathname:///img/owl.png)', /There is no image `pathname:\/\/\/img\/owl\.png`.*`!\[What/],
    ['![ ](/img/owl.png)', /People who can't see the image/],
    ['<img src="HTTPS://rookery.example/poll.png" alt="Owl" />', /no images of other sites/],
    ['[A](/chat-features/embed/draft)', /is a draft/],
    // What is typed, and tags.
    [':::note[Mind]\n## Change', /Readers may not see “.+” as you typed it\. Write a box/, '## Change'],
    ['<div className={wide}>Text</div>', /An attribute is plain text/],
    ['<b style="color: red">Text</b>', /Leave `style` out/],
    ['<iframe src="https://video.example/1" title="A"></iframe>', /browsers block/],
    ['<link rel="stylesheet" href="https://rookery.example/a.css" />', /browsers block/],
    ['With <5 votes it ends.', /character `5`.*before name/],
    ['Text.\n\n▶<ChatScene note="Text.">', /closing tag for `<ChatScene>`/],
    ['One.▶<br>Two.', /closing tag for `<br>`.*close each tag/],
    ['<details>Text</details>', /Text here doesn't fold/],
    ['<dl></dl>', /There is no tag `<dl>`. Pages can have a, abbr/],
    ['<limit />', /<limit> is in the wrong case\. Write `<Limit>`/],
    ['<Tabs>\n<TabItem value="a" />\n<TabItem value="a" />\n</Tabs>', /two tabs with value="a"/],
    ['<TabItem value="a">Text</TabItem>', /no place here\. Write it inside `<Tabs>`/],
    ['<Sequence>\n▶<Step from="me">Asks</Step>\n</Sequence>', /<Step> has from="me", which is no party/],
    ['<PlansChooser />', /There is no tag `<PlansChooser>`. Similar: PlanChooser/],
    ['<PlanChooser />', /doesn't import `<PlanChooser>`.*write `import PlanChooser from '@site.*';`/],
    [`${importLines.get('PlanChooser')}\n\nSee ▶<PlanChooser /> here.`, /Write `.*` on a line of its own/],
    [`${importLines.get('PlanChooser')}\n\n▶<PlanChooser plan="pro" />`, /Write `<PlanChooser \/>` on/],
    ['<Limit id="poll-questions" />', /<Limit> has id="poll-questions", which is no limit.*poll-question/],
    // Words and facts.
    ['Type `/po\u200dll`.', /U\+200D/],
    ['A caf\ufffd.', /isn't saved as UTF-8/],
    ['Type `/p\u043ell`.', /look-alike character \(U\+043E\)/],
    ['The chatrooms see it.', /"chatrooms".*Write "chats"/],
    ['Feel free to vote.', /Leave out "Feel free to"\./],
    ['It ends in the the channel.', /"the the".*write "the"/],
    ['They recieves it.', /"recieves".*Write "receives"/],
    [
      '{/* allow: a */}\n\n{/* allow: login because */}\n\n{/* allow: logout because … */}\n\n`{/* allow: login because … */}`\n\nA ▶login, no logout.',
      /"login".* because … /,
    ],
    ['Select **Launch poll**.', /"Launch poll"\. Similar: .*poll/],
    ['Select *Send*.', /a label.*`\*\*Send\*\*`/],
    ['It costs $8.', /prices change.*`<Price plan="plus" \/>` with its plan/],
    [`It has ${planFeatures['people-online'].cells.plus.text} people online.`, /<PlanValue .*"plus"/],
    ['<Diagram name="boosts" note="A poll, for ▶$8" />', /"\$8": prices change.*leave out the/],
    ['![For ▶$8](/img/owl.png "Owls")', /"\$8": prices change.*leave out the/],
    [`## A question has ▶${longest} characters {/* #size */}`, /leave out the.*allow it on the page/],
    [
      `${'A long line, '.repeat(6)}\n${'a question, '.repeat(6)}▶${longest}\ncharacters.`,
      /"\d+ characters": .*Write `<Limit id="poll-question" \/>`/,
    ],
    [`A question has **▶${longest}** characters.`, /Write `<Limit id="poll-question" \/>`/],
    [`title: Polls for $${monthlyPrice('pro')}`, /leave out the.*`<Price plan="pro" \/>`/, 'title: Polls'],
  ],
  'docs/a.md': [[polls, /Rename.*`docs\/a\.mdx`/]],
  'docs/readme.mdx': [[polls, /has another page at `\/`/]],
  'docs/search.mdx': [[polls, /has another page at `\/search`/]],
  'docs/games/index.mdx': [[polls, /Rename.*`docs\/games\.mdx`/]],
  'docs/games/games.mdx': [[polls, /Rename.*`docs\/games\.mdx`/]],
  'docs/chat-features/Voice Notes.mdx': [[polls, /Rename.*features\/voice-notes\.mdx`/]],
  'docs/games.mdx': [
    [
      polls.replace('displayed_sidebar: null\n', ''),
      /No sidebar lists this page\. Add it to one in sidebars\.ts/,
    ],
    [`${polls}\nCall [988](tel:988).\n`, /phone numbers needs `reviewed`/],
  ],
  'docs/right.mdx': [
    [frontMatterTitled('Right').replace('displayed_sidebar: null\n', ''), /A `ref` only links to it/],
  ],
  'docs/games.search.yaml': [['top: [fun]\n', /Nothing reads this file/]],
  'docs/owl.png': [['\u0000\u0001', /Nothing reads this file.*images are in static\/img/]],
  'docs/chat-features/polls.search.yml': [['top: [fun]\n', /Nothing reads this file/]],
  'docs/chat-features/_games.mdx': [[polls, /Nothing reads this file.*no `_`/]],
  'docs/chat-features/ranks.search.yaml': [['fun: [who won]\n', /no section with the id `fun`\.$/]],
  'docs/chat-features/polls.search.yaml': [
    ['fun]\ncreat: [▶who won', /no section.*Similar: create/],
    ['who won,\n  who? ▶#1', /`#` starts a comment/],
    ['who won,\n  ▶won who', /“won who” adds nothing/],
    ['how to', /“how to” has only words that every page has/],
  ],
  'redirects.json': [
    ['"/a": "/chat-features/rank"', /There is no page .*Similar: \/chat-features\/ranks/],
    ['▶"/a": "/b",\n  "/b": "/search"', /`\/b`/],
    ['"/a": "/search",', /none after the last/],
    ['"/a": "/search"\n  "/b": "/search"', /:2:\d+ .*a comma between rows/],
    ['"/a": "/search",\n  ▶"/b": \'/search\',\n  "/c": "/search"', /Write rows in .*straight quotes/],
    ['▶“/a”: "/search"', /Write rows in .*straight quotes/],
    ['[{ "from": "/a", "to": "/search" }]', /Write rows in `\{ \}`/, '{\n  …\n}'],
    ['"/a": "//evil.example"', /leads to "\/\/evil.*Write the path of a page/],
    ['"/a": "/#vote"', /`\/` has no ids/],
    ['"/a": "/search", ▶"/b": "/fq"', /There is no page `\/fq`/],
    ['"/a": "/openapi.yaml"', /leads to "\/openapi\.yaml"\. Write the path of a page/],
    ['"/a": "https:evil"', /leads to "https:evil"/],
    ['"/a": { "b": "/search" }', /"\/a" leads to what isn't a path in quotes\. Write/],
    ['"/a#b": "/search"', /isn't an old path/],
    ['"/a*": "/search"', /isn't an old path/],
    ['"/%FC": "/search"', /isn't an old path/],
    ['"/chat-features/polls": "/search"', /is a page/],
    ['"/img/owl.png": "/search"', /is a page or a file that the build writes.*Remove the row/],
    ['"/chat-features/polls.html": "/search"', /that the build writes/],
    ['"/index": "/search"', /that the build writes/],
    ['"/a": "/chat-features/polls#vote.now"', /Nothing has the id `#vote\.now`/],
    ['"/ü (1)": "/search",\n  ▶"/%C3%BC%20(1)/": "/"', /`\/ü \(1\)` is there twice/],
  ],
  'src/pages/_run.mdx': [['[A](/chat-features/pols)', /There is no page/]],
  'src/search/crisisHelp.yaml': [['help:\n  - page: ▶/safety/suicidl\n', /There is no page/]],
  'sidebars.ts': [
    ["{ type: 'link', label: 'Q&amp;A', href: '/faq' }", /“&amp;A” shows as you typed it/],
    ["{ '▶**Polls**': ['right'] }", /“\*\*Polls\*\*” shows as/],
    ["'chat-features/pols'", /There is no page/],
    ["{ type: 'doc', id: ▶'pols', customProps: { tags: ['new'], id: 'b' } }", /no page `pols`/],
    ["'right'],\n  embed: [▶'right'", /`right` is in a sidebar already/],
    ["'chat-settings/welcome'],\n  chatSettings: [▶'chat-settings/welcome'", /is a page of Chat settings/],
    ["{ type: 'ref', id: 'draf' }", /There is no page/],
    ["{ type: 'autogenerated', dirName: 'bot' }", /List each page/],
  ],
  'src/facts/rules.ts': [
    ["const rule = 'People wayt in a channel.';\n", /"wayt"/],
    ["const rule = 'Select **Launch poll**.';\n", /No screen has the label "Launch poll"/],
    ["const rule = 'A login.';\n", /"login" is a word that we avoid\. Write [^.]*\.$/],
  ],
  'static/sdk/rookery-embed.d.ts': [
    ['/** A.\n * ▶- a\n */\nexport interface A {}', /are joined/],
    ['▶export const a: string;\n', /The reference shows only/],
  ],
  'static/openapi.yaml': [
    // In a field of a request.
    ['A, allOf: [{ type: string }]', /doesn't show `allOf` here\. Write the fields/],
    ['A, type: array, prefixItems: []', /`prefixItems` here\. Describe the entries in `items`/],
    ['A, type: integer, multipleOf: 5', /`multipleOf` here\. Say it in the description/],
    ['A, nullable: true', /`nullable` here\. Write `type: \[string, "null"\]`/],
    ['A, example: solo', /`example` here\. Write `examples: \[value\]`/],
    ['A, additionalProperties: { type: string }', /shows only these values here: false/],
    ['A, type: string, format: time', /shows only these values here: date-time, email, uri/],
    ['A, anyOf: [{ properties: {} }, { type: string }]', /`properties` here\. Say it/],
    ['A, anyOf: [{ $ref: "#/components/schemas/Mode" }, { const: a }]', /`\$ref` here\. Write what/],
    ['A, items: { properties: { a: { if: {} } } }', /`if` here/],
    ['A, items: { items: {} }', /`items` here\. Say it/],
    ['A, maxlength: 5', /`maxlength` here\. Write `maxLength`/],
    ['A, type: string, type: string', /This key is there twice/],
    ['A, oneOf: [{ type: string }, { required: [] }]', /`type` here\. Write `anyOf` instead/],
    ['A, required: true', /List the required fields.*`required: \[name\]`/],
    ['A, $ref: "#/components/schemas/Mode", nullable: true', /`nullable` here/],
    // In an operation, a path, and shared schemas.
    ['[{ name: A, in: query, schema: {}, type: string }]', /`type` here\. Write it into `schema`/, '[]'],
    ['[{ name: A, in: header, schema: {} }]', /only these values here: path, query/, '[]'],
    ['[]\n▶      deprecated: true', /`deprecated`.*what to use instead/, '[]'],
    ['multipart/form-data', /doesn't show `multipart\/form-data` here/, 'application/json'],
    ['/chats:\n▶    parameters: []', /`parameters` here\. Write them into each operation/, '/chats:'],
    ['type: string\n▶\ttitle: A', /Tabs/, 'type: string'],
    ['type: string\n▶      contains: {}', /`contains` here/, 'type: string'],
    // What Redocly and the schemas find.
    ['A, properties: { a: {} }, required: [b]', /:\d+:1 Required property 'b'/],
    ['A, type: integer, maximum: 100, default: 101', /:23:89 .*can't have this default: it must be <= 100/],
    ['Mode", default: friends', /it must be equal to one of/, 'Mode"'],
    ['webhooks/none.yaml', /:\d+:1 Can't resolve \$ref/, 'webhooks/poll.yaml'],
    ['▶openapi: 3.1.0\n', /The field `info` must be/, `openapi: 3.1.0\n${info}\n`],
    ['externalDocs: { url: ▶https://docs.rookery.example/pols }\npaths:', /no page `\/pols`/, 'paths:'],
    ['Create a **chat**', /:\d+:25 “\*\*chat\*\*” shows as/, 'Create a chat'],
  ],
  'static/webhooks/poll.yaml': [
    ['A mesage.', /"mesage"/],
    ['A.\nproperties:\n  a:\n    description: See ▶[A](/search).', /Leave out links/],
    ['A.\n▶nullable: true', /`nullable`/],
    ['A.\nallOf:\n  - $ref: event.yaml\n▶  - nullable: true', /`nullable` here/],
    ['A.\nproperties:\n  a:\n▶    contains: {}', /`contains`/],
    ['A.\nproperties: { a: { type: string } }\n▶examples: [{ a: 5 }]', /`a` property type/],
    ['"A chat room."', /For "chat room", write "chat"/],
    ['A ▶{name}.', /Readers may not see “{name}” as you typed it/],
    ['Type `{name}` or ▶{name} now.', /Readers may not see/],
    ['"A {▶@link Ban}."', /put `{` .* in code/],
    ['"[A](https://docs.rookery.example/pols)"', /There is no page `\/pols`/],
    ['Use ▶#general.', /Readers see nothing from `#` on/],
    ['>-\n  Returns:\n\n  ▶- one\n  - two', /The lines of this text are joined/],
    ['|-\n  ▶| A |\n  | --- |\n  | b |', /The reference shows only text/],
  ],
};

/** A contract with one operation and one event. */
const contract = `openapi: 3.1.0
${info}
servers: [{ url: https://api.rookery.example }]
paths:
  /chats:
    post:
      operationId: create-chat
      summary: Create a chat
      parameters: []
      security: []
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Chat" } } } }
      responses: { "200": &received { description: Received }, "4XX": *received }
webhooks:
  poll:
    post:
      operationId: poll
      summary: Poll
      security: []
      requestBody: { content: { application/json: { schema: { $ref: webhooks/poll.yaml } } } }
      responses: { "200": *received, "4XX": *received }
components:
  schemas:
    Chat: { properties: { mode: { description: … }, old: { $ref: "#/components/schemas/Mode" } } }
    Mode:
      enum: [public]
      type: string
`;

/** Files in which the text that causes a problem replaces `…`. */
const templates: Readonly<Record<string, string>> = {
  'docs/chat-features/polls.mdx': polls.replace('## Start', '…\n\n## Start'),
  'docs/chat-features/polls.search.yaml': 'create: […]\n',
  'redirects.json': '{\n  …\n}',
  'sidebars.ts': 'export default {\n  chatFeatures: […] };',
  'static/openapi.yaml': contract,
  'static/webhooks/poll.yaml': 'description: …\n',
  'static/webhooks/event.yaml': 'description: An [event](https://docs.rookery.example).\n',
};

const contractFiles = Object.fromEntries(Object.entries(templates).filter(([name]) => /^static/.test(name)));

describe.each(Object.entries(fileCases))('%s', (file, rows) => {
  test.for(rows)('%j', async ([added, message, replaced = '…']) => {
    const isMarked = added.includes('▶');
    const marked = (templates[file] ?? '…').replace(replaced, () => (isMarked ? added : `▶${added}`));
    const { line, column } = positionAt(marked, marked.indexOf('▶'));
    const place = isMarked ? `${line}:${column} ` : `${line}:`;
    // A contract refers to others.
    const contracts = /^static/.test(file) ? contractFiles : {};
    const lines = await check({ ...contracts, [file]: marked.replace('▶', '') });
    const found = lines.filter((text) => text.startsWith(`${file}:`));
    expect(found).toEqual([expect.stringMatching(message)]);
    expect(found[0]).toContain(`${file}:${place}`);
  });
});

test('finds the problems of contracts that changed after an earlier check', async () => {
  const wrong = contract.replace('…', 'A, nullable: true');
  expect(await check({ ...contractFiles, 'static/openapi.yaml': wrong })).toHaveLength(2);
  expect(await check(contractFiles)).toHaveLength(1);
});

test.each([
  ['2026-03-01', 0],
  ['2026-02-20', 1],
])('on August 31, the review of %s has %i reminders', async (day, count) => {
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime('2026-08-31T12:00:00Z');
  expect(await check({ 'docs/right.mdx': flawlessPage.replace('2020-02-01', day) })).toHaveLength(count);
});

test('a label of a fact is in no other list, so that a new label takes its place', () => {
  expect(otherLabels.filter((label) => factStrings.has(label))).toEqual([]);
});

test.each([
  'A login or logout.',
  `A poll's question has up to ${longest} characters.`,
  'Go to the the page.',
])('allows what a message says how to allow: %s', async (text) => {
  const lines = await check({ 'docs/right.mdx': `${flawlessPage}\n${text}\n` });
  const comments = lines.flatMap((line) => /\{\/\* allow: .* because … \*\/\}/.exec(line)?.[0] ?? []);
  expect(comments).not.toEqual([]);
  expect(await check({ 'docs/right.mdx': `${flawlessPage}\n${comments.join('\n\n')}\n\n${text}\n` })).toEqual(
    [expect.stringMatching('six months ago')],
  );
});

test('reports only pages that can not be read while there are any', async () => {
  expect(await check({ 'docs/a.mdx': '---\ntitle: A\n', 'docs/b.mdx': '---\n---\n' })).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:1:1 Nothing closes the front matter/),
  ]);
});
