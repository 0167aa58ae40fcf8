import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../src/facts/limits';
import { monthlyPrice, planFeatures } from '../../src/facts/plans';
import { filesBelow, readText } from '../../src/files';
import { splitInline } from '../../src/text';
import { createTempFolder, writeFiles } from '../tempFolders';
import { factLabels, labels, otherLabels, stringsIn } from './rules/labels';
import { typos } from './rules/typing';
import { runCheck } from './run';

const front = (title: string) => `---
title: ${title}
description: What the page lets the reader do, in a sentence that is long enough.
keywords: [poll]
related:
  - /chat-features/ranks: See who can do what
displayed_sidebar: null
---
`;

const polls = `${front('Polls')}
To vote in a poll, select your answer.

## Start a poll {/* #create */}

The poll appears in the channel.

## Change your vote {/* #vote */}

See [ranks](/chat-features/ranks).

<ChatScene note="The result in the channel.">
  <Message from="wren">Which song next?</Message>
</ChatScene>
`;

/** A small site without problems. */
const site = {
  'docs/chat-features/polls.mdx': polls,
  'docs/chat-features/polls.search.yaml': 'create: [straw poll]\n',
  'docs/chat-features/ranks.mdx': `${front('Ranks').replace('/ranks:', '/polls:')}\n[Vote](/chat-features/polls#vote) again.\n`,
  'static/img/owl.png': '',
  'docs/chat-settings/welcome.mdx': `${front('Welcome')}\n<SettingsList page="welcome" />\n`,
  'docs/draft.mdx': `${front('Draft').replace('---\n', '---\ndraft: true\n')}\nText.\n`,
  'redirects.json': '{\n  "/Ranks": "/chat-features/ranks"\n}\n',
};

let dir: string;
beforeEach(() => {
  dir = createTempFolder(site);
});

/** Changes files of the site, and returns what the check says, line by line. */
async function check(files: Readonly<Record<string, string>>): Promise<string[]> {
  writeFiles(dir, files);
  const { output } = await runCheck(dir);
  return output.trim().split('\n').slice(0, -1);
}

/** Changes a page, and returns what the check says of it, and not of those that link to it. */
async function checkPolls(text: string): Promise<string[]> {
  const file = 'docs/chat-features/polls.mdx';
  return (await check({ [file]: text })).filter((line) => line.startsWith(file));
}

test('finds nothing on a site without problems', async () => {
  expect(await runCheck(dir)).toEqual({ status: 0, output: '4 pages checked: no problems.\n' });
});

/** A problem: the text that causes it, and the message. The text is added to the page, or replaces the third one. */
type Problem = readonly [added: string, message: RegExp, replaced?: string];

const problems: Readonly<Record<string, readonly Problem[]>> = {
  'front matter': [
    ['', /`title` is missing\. Write the name/, 'title: Polls\n'],
    ['title: Polls: ask', /needs straight quotes/, 'title: Polls'],
    ['title: Use the channel #general', /`title: "Use the channel #general"`/, 'title: Polls'],
    ['description: Short.\nsidebar_label:', /50 to 160 characters/, 'description:'],
    ['title: "Q&amp;A"', /shows as you typed it/, 'title: Polls'],
    ['title: 2026-11-27', /in quotes/, 'title: Polls'],
    ['toc_max_heading_level: 9\nrelated', /isn't right\. Write a number from 2 to 6/, 'related'],
    ['pagination_next: /faq\nrelated', /isn't right\..* without `\/`/, 'related'],
    ['displayed_sidebar: nosuch', /isn't right\. Write the name of a sidebar/, 'displayed_sidebar: null'],
    ['related: [/faq]', /each with a reason/, 'related:\n  - /chat-features/ranks: See who can do what'],
    ['access: { whom: moderator }\nrelated', /Write it as `access: \{ who: moderator/, 'related'],
    ['access: { whoNote: moderaters vote }\nrelated', /"moderaters" is in no American/, 'related'],
    ['access:\n  whoNote: anyone votes, for $8\nrelated', /"\$8": this number is a fact/, 'related'],
    ['index: [vote#creat]\nrelated', /Nothing has the id `#creat`.*Near it: #create/, 'related'],
    ['relate: []\nrelated', /can't have `relate`\. Nearest: related/, 'related'],
    ['ranks: Log in', /For "Log in", write "sign in"/, 'ranks: See who can do what'],
    [
      '- /chat-features/ranks: See **who**',
      /“\*\*who\*\*” shows as/,
      '  - /chat-features/ranks: See who can do what',
    ],
  ],
  'ids and links': [
    ['', /no id.*`\{\/\* #change-your-vote \*\/\}`/, ' {/* #vote */}'],
    ['<span id="create" />', /`create` is on this page already/],
    ['## Old {#old}', /`\{\/\* #old \*\/\}`/],
    ['# Give', /starts with `##`/],
    ['#### Give', /starts with `##`/],
    ['[A](http://rookery.example)', /isn't encrypted.*`https:`/],
    ['[A](https://docs.rookery.example/pols)', /is on this site.*`\/pols`/],
    ['[A](/chat-features/rank)', /no page `\/chat-features\/rank`.*Near it: \/chat-features\/ranks/],
    ['[A](#creat)', /Nothing has the id `#creat`.*Near it: #create/],
    ['[A](/Ranks#top)', /an old or indirect path.*`\/chat-features\/ranks`/],
    ['[A](/chat-features/polls.html#vote)', /Write `\/chat-features\/polls#vote`/],
    ['See [here](/chat-features/ranks).', /For "here", write/],
    ['![A poll](./poll.png)', /no page `\.\/poll\.png`.*`\/img\/name\.png`/],
    ['![](/img/owl.png)', /`!\[What it shows\]/],
    ['![Owl](https://rookery.example/poll.png)', /no images of other sites/],
    ['<img src="https://rookery.example/poll.png" alt="Owl" />', /no images of other sites/],
    ['[](/chat-features/ranks)', /Write a link as `\[words\]/],
    ['[A](/draft)', /is a draft/],
  ],
  // What other programs read otherwise than Markdown: some of each kind.
  'words that vanish': [
    ['The scope chats:write[own] edits.', /A word after a colon/],
    ['::youtube[Our film]', /A word after a colon/],
    ['[Tip]: /chat-features/ranks', /A line `\[name\]: …`/],
    ['An <Rank id="owner" /> <notice>joins</notice>.', /There is no tag `<notice>`. Near it: Notice/],
    ['![An {old} owl](/img/owl.png)', /Write a link as/],
    ['See <Plan id="plus">the **Plus** plan</Plan>.', /<Plan> doesn't show the text “the”/],
    ['Text. {/* #text */}', /Only a heading and the first cell/],
    ['Hello {name}.', /Braces in text are read as code/],
    ['<div className={wide}>Text</div>', /An attribute is plain text/],
    ['```\n/poll\n```', /The line above code/],
  ],
  'numbers and lists that change': [
    ['3. Three\n2. Two', /numbered 1, 2, 3/],
    ['1. One\n\n```text\n/poll\n```\n\n1. Two', /indented/],
    ['In\n\n1999. Then it ended.', /don't see “1999\. Then it ended\.” as you typed it\..*numbered/],
    ['1. One\n - Two\n2. Three', /indented/],
    ['1)Open it.', /An item starts with/],
    ['b) Two', /Steps have numbers/],
    ['Text:\n\n\tindented.code()', /Lines of code need/],
  ],
  'signs that vanish': [
    ['Look in D:\\#logs for it.', /Markdown leaves out/, undefined],
    ['Type ¯\\_(ツ)_/¯ here.', /put it in code/],
    ['It is 4*5*6 wide.', /“\*5\*”.*Close/],
    ['>>>>>>> other', /A quote has/],
    ['```text\n=======\n```', /Two versions/],
  ],
  'signs that show': [
    ['##Give a boost', /A heading is `## `/],
    ['See [ranks] (/chat-features/ranks).', /Write a link as/],
    ['![An owl](/img/owl.png =20x30)', /Write a link as/],
    ['A claim.[^1]', /Footnotes/],
    ['Select **Poll **now.', /Close what it opens/],
    ['Type `poll.', /Close/],
    ['`&lt;b>` is bold.', /In code, characters show as they are/],
    ['h2. Give a boost', /A heading is `## `/],
    ['On the 19^th^ it ends.', /“\^th\^ it ends\.”.*other words/],
    ['It ends. +\nThen it starts.', /other words/],
    ['Type this::', /“::”.*other words/],
    ['It works :tada:.', /“:tada:\.”.*other words/],
    ['Select *Send*.', /a label.*`\*\*Send\*\*`/],
    ['Type `/poll “Yes”`.', /straight quotes/],
    ['/// note', /“\/\/\/ note”.*other words/],
    ['See :ref:`poll`.', /“:ref:….”.*other words/],
    ['Term\n: What it means', /“: What it means”/],
    ['See “https://rookery.example/c/night-owls”.', /Write the address as/],
  ],
  'tables, boxes, and what does not work': [
    ['| A | B |\n| --- | --- |\n| one | two |\n| | more |', /as many cells/],
    ['| A | B |\n| --- |\n| one | two |', /second row/],
    ['| A | B |\n| --- | --- |\n| one | two | three |', /as many cells/],
    ['| A | B |\n| --- | --- |\n| one | [a|b](/chat-features/ranks) |', /leave it out of links/],
    [':::notice[Mind]\n\nText.\n\n:::', /Write a box as .*note, tip/],
    ['> [!NOTE]\n> Text.', /Write a box as/],
    [':::note[Mind]\n## Change', /Write a box/, '## Change'],
    ['```text\n## Change', /The line above code/, '## Change'],
    ['<iframe src="https://video.example/1" title="A"></iframe>', /browsers block/],
    ['<link rel="stylesheet" href="https://rookery.example/a.css" />', /browsers block/],
    ['Type `/po\u200bll`.', /U\+200B/],
    ['Type `/p\u043ell`.', /looks like another one is here \(U\+043E\)/],
    ['## Only on <Plan id="plus" /> {/* #only */}', /\*On this page\* lists headings/],
    ['With <5 votes it ends.', /character `5`.*before name/],
    ['One.<br>Two.', /closing tag for `<br>`.*close each tag/],
  ],
  'words and facts': [
    ['The chatrooms see it.', /"chatrooms".*Write "chats"/],
    ['A private message.', /write "direct message"/],
    ['It ends in the the channel.', /"the the".*write "the"/],
    ['They recieves it.', /"recieves".*Write "receives"/],
    ['{/* allow: logout because … */}\n\nA login, no logout.', /"login".* because … /],
    ['{/* allow: this */}\n\n{/* allow: logout because … */}\n\nA login, no logout.', /"login".* because … /],
    ['Select **Launch poll**.', /"Launch poll"\. Near it: .*poll/],
    ['See <PlanChooser /> here.', /Write `<PlanChooser \/>` on a line of its own/],
    ['<Limit id="poll-questions" />', /<Limit> names the limit "poll-questions".*poll-question/],
    ['<Limit name="poll-question" />', /<Limit> has no attribute "name"/],
    ['It costs $8.', /a fact.*`<Price plan="plus" \/>`, with the plan/],
    [`It has ${planFeatures['people-online'].values.plus.text} people online.`, /<PlanValue .*"plus"/],
    [`title: Polls for $${monthlyPrice('pro')}`, /leave out the.*`<Price plan="pro" \/>`/, 'title: Polls'],
  ],
};

describe.each(Object.entries(problems))('%s', (_, rows) => {
  test.for(rows)('%j', async ([added, message, replaced = '## Start']) => {
    const text = polls.replace(replaced, () => (replaced === '## Start' ? `${added}\n\n## Start` : added));
    const lines = await checkPolls(text);
    expect(lines).toEqual([expect.stringMatching(message)]);
    // The line that was changed, or one of those that were added.
    const first = polls.slice(0, polls.indexOf(replaced)).split('\n').length;
    const line = added === '' && replaced.includes('\n') ? first : Number(lines[0]?.split(':')[1]);
    expect(line - first).toBeOneOf([...added.split('\n').keys()]);
  });
});

test.each(typos)('a page with “$example” has a typo', ({ example, pattern }) => {
  expect(example).toMatch(new RegExp(pattern.source, 'mu'));
});

test('a label in bold in a fact is one of the product', async () => {
  const files = filesBelow('src/facts', '').filter((file) => !file.endsWith('.test.ts'));
  const facts: unknown[] = await Promise.all(files.map((file) => import(path.resolve('src/facts', file))));
  const bold = stringsIn(facts.map((module) => ({ ...Object(module) })))
    .flatMap(splitInline)
    .flatMap(({ tagName, text }) => (tagName === 'strong' ? text : []));
  expect(bold).toContain('I agree');
  const unknown = bold.filter((label) => !labels.has(label));
  expect([...new Set(unknown)], 'Correct the label, or add it to tools/check/labels.txt.').toEqual([]);
});

test('a label of a fact is in no other list, so that a new label takes its place', () => {
  expect(otherLabels.filter((label) => factLabels.has(label))).toEqual([]);
});

test.each([
  'A login or logout.',
  `A question has up to ${limits['poll-question'].max} characters.`,
  'Go to the the page.',
])('allows what a message says how to allow: %s', async (text) => {
  const lines = await checkPolls(`${polls}\n${text}\n`);
  const comments = lines.flatMap((line) => /\{\/\* allow: .* because … \*\/\}/.exec(line)?.[0] ?? []);
  expect(comments).not.toEqual([]);
  expect(await checkPolls(`${polls}\n${comments.join('\n\n')}\n\n${text}\n`)).toEqual([]);
});

test('ignores the numbers of facts about something else', async () => {
  expect(await checkPolls(`${polls}\nAn answer has up to 200 characters.\n`)).toEqual([]);
});

test('ignores the words in code, in keywords, and in what people in a chat say', async () => {
  const text = polls
    .replace('[poll]', '[chatroom, plaese]')
    .replace('Which song', 'The room can log in: which');
  expect(await checkPolls(`${text}\nType \`login chatroom 200 characters\`.\n`)).toEqual([]);
});

test.each([
  ['lines of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
])('reads a page with %s', async (_, change) => {
  const lines = await checkPolls(change(polls.replace('answer', 'answr')));
  expect(lines).toEqual([expect.stringMatching(/polls\.mdx:10:\d+ "answr"/)]);
});

test('a review that is due is a reminder, and no failure', async () => {
  const text = polls.replace('---\n', '---\nreviewed: 2020-02-01\n');
  writeFiles(dir, { 'docs/chat-features/polls.mdx': text });
  const { status, output } = await runCheck(dir);
  expect(output).toMatch(
    /^docs\/chat-features\/polls\.mdx:2:1 `reviewed: 2020-02-01` is more than six months ago/,
  );
  expect(status).toBe(0);
});

test('names only the pages that can not be read, because others depend on them', async () => {
  expect(await check({ 'docs/a.mdx': '---\ntitle: A\n', 'docs/b.mdx': '---\n---\n' })).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:1:1 Nothing closes the front matter/),
  ]);
});

/** What is around a problem in files other than pages. */
const frames: Readonly<Record<string, string>> = {
  'docs/chat-features/polls.search.yaml': 'create: […]\n',
  'redirects.json': '{\n  …\n}',
  'sidebars.ts': 'export default {\n  a: […] };',
  'static/webhooks/poll.yaml': 'description: …\n',
};

test.each([
  ['docs/a.md', polls, /:1:1 .*Rename.*`docs\/a\.mdx`/],
  ['docs/games/index.mdx', polls, /:1:1 .*Rename.*`docs\/games\.mdx`/],
  ['docs/games/games.mdx', polls, /:1:1 .*Rename.*`docs\/games\.mdx`/],
  ['docs/chat-features/Voice Notes.mdx', polls, /:1:1 .*Rename.*features\/voice-notes\.mdx`/],
  ['docs/games.mdx', polls.replace('displayed_sidebar: null\n', ''), /:1:1 No sidebar has this page/],
  ['docs/games.mdx', `${polls}\nCall [988](tel:988).\n`, /:1:1 .* phone numbers needs `reviewed`/],
  ['docs/games.search.yaml', 'top: [fun]\n', /There is no page with this name/],
  ['docs/chat-features/polls.search.yaml', 'fun]\ncreat: [who won', /:2:\d+ .*no section.*Near it: create/],
  ['docs/chat-features/polls.search.yaml', 'who won,\n  who? #1', /:2:8 `#` starts a comment/],
  ['docs/chat-features/polls.search.yaml', 'who won,\n  won who', /:2:3 “won who” adds nothing/],
  ['docs/chat-features/polls.search.yaml', 'how to', /:1:10 “how to” has only words that every page has/],
  [
    'redirects.json',
    '"/a": "/chat-features/rank"',
    /:2:3 There is no page .*Near it: \/chat-features\/ranks/,
  ],
  ['redirects.json', '"/a": "/b",\n  "/b": "/search"', /:2:3 .*`\/b`/],
  ['redirects.json', '"/a": "/search",', /:2:3 .*none after the last/],
  ['redirects.json', '"/a/*": "/search"', /:2:3 This isn't an old path/],
  ['redirects.json', '"/%FC": "/search"', /:2:3 This isn't an old path/],
  ['redirects.json', '"/a": "pathname:///openapi.yaml"', /:2:3 This isn't an old path/],
  ['redirects.json', '"/a": "/chat-features/polls#vot"', /:2:3 Nothing has the id/],
  ['redirects.json', '"/chat-features/polls": "/search"', /:2:3 .* is a page/],
  ['redirects.json', '"/ü (1)": "/search",\n  "/%C3%BC%20(1)/": "/"', /:3:3 `\/ü \(1\)` is there twice/],
  ['sidebars.ts', "{ label: 'Q&amp;A' }", /:2:\d+ “&amp;A” shows as you typed it/],
  ['sidebars.ts', "'chat-features/pols'", /:2:\d+ There is no page/],
  ['sidebars.ts', "'draft',\n  'draft'", /:3:\d+ `draft` is in a sidebar already/],
  ['sidebars.ts', "{ type: 'ref', id: 'draf' }", /:2:\d+ There is no page/],
  ['src/facts/rules.ts', "\nconst rule = 'People wayt in a channel.';\n", /:2:\d+ "wayt"/],
  ['static/sdk/rookery-embed.d.ts', '/** A.\n * - a\n */\nexport interface A {}', /:2:4 .*are joined/],
  [
    'src/facts/rules.ts',
    "\nconst rule = 'A login.';\n",
    /:2:17 "login" is a word that we avoid\. Write [^.]*\.$/,
  ],
  ['static/webhooks/poll.yaml', 'A mesage.', /:1:\d+ "mesage"/],
  [
    'static/webhooks/poll.yaml',
    'A.\nproperties:\n  a:\n    description: See [ranks](/chat-features/ranks).',
    /:4:22 The reference shows only text, labels, and code/,
  ],
  ['static/webhooks/poll.yaml', '"A chat room."', /For "chat room", write "chat"/],
  ['static/webhooks/poll.yaml', 'It <b>never</b> changes.', /:1:17 The reference shows only text/],
  ['static/webhooks/poll.yaml', 'A {name}.', /:1:16 Readers don't see “{name}” as you typed it/],
  ['static/webhooks/poll.yaml', '"A {@link Ban}."', /:1:18 .*put `{` .* in code/],
  [
    'static/webhooks/poll.yaml',
    '"[A](https://docs.rookery.example/pols)"',
    /:1:\d+ There is no page `\/pols`/,
  ],
  ['static/webhooks/poll.yaml', 'Use #general.', /:1:18 Readers see nothing from `#` on/],
  [
    'static/webhooks/poll.yaml',
    '>-\n  Returns:\n\n  - one\n  - two',
    /:4:3 The lines of this text are joined/,
  ],
  ['static/webhooks/poll.yaml', '|-\n  | A |\n  | --- |\n  | b |', /:2:3 The reference shows only text/],
])('names what is wrong in %s: %j', async (file, typed, message) => {
  const text = (frames[file] ?? '…').replace('…', () => typed);
  const lines = await check({ [file]: text });
  expect(lines).toEqual([expect.stringMatching(message)]);
  expect(lines[0]?.startsWith(`${file}:`)).toBe(true);
});

test('names all that the reference can not show in the contracts', async () => {
  const lines = await check({
    'static/webhooks/a.yaml': 'nullable: true\ndeprecated: true\n',
    'static/sdk/rookery-embed.d.ts': 'export const a: string;\n',
  });
  const messages = [/d\.ts:1:1 The reference shows only/, /yaml:1:1 .*`nullable`/, /yaml:2:1 .*`deprecated`/];
  expect(lines).toEqual(messages.map((message) => expect.stringMatching(message)));
});

test.each([
  ['openapi.yaml', '[ id, status,', '[ id, state,', /:\d+:1 Required property 'state'/],
  [
    'openapi.yaml',
    'summary: List',
    'summary: List **all**',
    /:\d+:21 “\*\*all\*\* \w+” shows as you typed it/,
  ],
  ['openapi.yaml', /^(?:#.*\n)+(openapi.*\n)info:/, '$1description:', /yaml:1:1 The field `info` must be/],
  ['openapi.yaml', 'default: 25', 'default: 101', /:\d+:16 .*can't have this default: it must be <= 100/],
  ['openapi.yaml', '/ChatAccess", default', '/ChatAcess", default', /:\d+:1 Can't resolve \$ref/],
  ['openapi.yaml', 'default: public', 'default: publik', /:\d+:\d+ .*it must be equal to one of/],
  ['webhooks/ping.json', '"slug": "', '"slug": 5, "a": "', /:\d+:1 .*`slug` property type/],
])('names what does not fit in the contract %s if %j is %j', async (file, typed, changed, message) => {
  const names = filesBelow('static', '').filter((name) => /(?:yaml|json)$/.test(name));
  writeFiles(dir, Object.fromEntries(names.map((name) => [`static/${name}`, readText(`static/${name}`)])));
  const lines = await check({ [`static/${file}`]: readText(`static/${file}`).replace(typed, changed) });
  expect(lines).toContainEqual(expect.stringMatching(message));
});
