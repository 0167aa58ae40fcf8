import { execSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../src/facts/limits';
import { monthlyPrice, planFeatures } from '../../src/facts/plans';
import { createTempFolder, writeFiles } from '../tempFolders';
import { runCheck } from './run';

const front = (title: string) => `---
title: ${title}
description: What the page lets the reader do, in a sentence that is long enough.
keywords: [poll]
related:
  - /chat-features/polls
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
  'docs/chat-features/ranks.mdx': `${front('Ranks')}\n[Vote](/chat-features/polls#vote) again.\n`,
  'docs/chat-settings/welcome.mdx': `${front('Welcome')}\n<SettingsList page="welcome" />\n`,
  'redirects.json': '{\n  "/Ranks": "/chat-features/ranks"\n}\n',
  'sidebars.ts': "const bar = ['chat-features/polls', 'chat-features/ranks', 'chat-settings/welcome'];\n",
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
  expect(await runCheck(dir)).toEqual({ status: 0, output: '3 pages checked: no problems.\n' });
});

/** A problem: what is added to the page, and the message. With a third text, it replaces that one. */
type Problem = readonly [added: string, message: RegExp, replaced?: string];

const problems: Readonly<Record<string, readonly Problem[]>> = {
  'front matter': [
    ['', /`title` is missing\. Write the name/, 'title: Polls\n'],
    ['title: Polls: ask', /needs straight quotes/, 'title: Polls'],
    ['related: []\nindex:', /List one to three pages/, 'related:'],
    [`related: [${Array(4).fill('/chat-features/ranks')}]\nindex:`, /List one to three pages/, 'related:'],
    ['access:\nrelated', /Write it as `access: \{/, 'related'],
    ['access: { whom: moderator }\nrelated', /"whom"\. Nearest: who/, 'related'],
    ['access: { who: moderator }\nrelated', /Nothing shows `access`.*`<AtAGlance \/>`/, 'related'],
    ['index: [vote#creat]\nrelated', /Nothing has the id `#creat`.*Near it: #create/, 'related'],
    ['slug: /vote\nrelated', /`slug: \/vote`\? Remove it/, 'related'],
    ['id: vote\nrelated', /`id: vote`\? Remove it/, 'related'],
    ['tags: [owls]\nrelated', /can't have `tags`/, 'related'],
    ['relate: []\nrelated', /can't have `relate`\. Nearest: related/, 'related'],
    ['reviewed: soon\nrelated', /`reviewed: soon`\? Write a day/, 'related'],
  ],
  'ids and links': [
    ['', /no id.*`\{\/\* #change-your-vote \*\/\}`/, ' {/* #vote */}'],
    ['Give a boost {/* #give */}', /This id has no heading/],
    ['## Up to <Limit id="poll-question" /> {/* #most */}', /Write the text/],
    ['[A](/chat-features/rank)', /no page `\/chat-features\/rank`.*Near it: \/chat-features\/ranks/],
    ['[A](#creat)', /Nothing has the id `#creat`.*Near it: #create/],
    ['[A](/Ranks#top)', /an old or indirect path.*`\/chat-features\/ranks`/],
    ['[A](/chat-features/polls.html#vote)', /Write `\/chat-features\/polls#vote`/],
    ['[A](https://docs.rookery.example/faq)', /own site.*Write `\/faq`/],
    ['[A](ranks)', /Write the whole path/],
    ['See [here](/chat-features/ranks).', /For "here", write/],
    ['![A poll](./poll.png)', /no page `\.\/poll\.png`.*`\/img\/name\.png`/],
    ['![](https://rookery.example/poll.png)', /`!\[What it shows\]/],
  ],
  // What looks like Markdown on the writer's screen, and shows as text.
  'look-alikes': [
    ['##\u00a0Give a boost', /Another kind of space.*normal space/],
    ['##Give a boost', /`##G` shows as text.*space after/],
    ['•\tOne', /Start each item of a list with `- `/],
    ['See [ranks] (/chat-features/ranks).', /Delete the space between/],
    ['See [the ranks][ranks].', /`\]\[` shows as text/],
    ['Select **Poll **now.', /`\*\*` shows as text.*space inside/],
    ['| A | B |\n| --- |\n| one | two |', /shows as text.*second row/],
    ['| A | B |\n| --- | --- |\n| one | two | three |', /3 cells, and the table 2 columns/],
    [':::notice[Mind]\n\nText.\n\n:::', /one of note, tip/],
    ['```text\n## Change', /Nothing closes this code block/, '## Change'],
  ],
  MDX: [
    ['Hello {name}.', /read as code/],
    ['It ends with {.', /closing brace for `\{`/],
    ['Hello {two words}.', /parse expression.*put `\{` and `<` in code/],
    ['With <5 votes it ends.', /character `5`.*before name/],
    ['One.<br>Two.', /closing tag for `<br>`.*close each tag/],
    ['import your ban list as a file.', /start no paragraph with `import`/],
    ['See <https://example.org>.', /to create a link in MDX, use `\[text\]\(url\)`/],
    ['<!-- A note -->', /to create a comment in MDX, use `\{\/\* text \*\/\}`/],
    ['<Limit id=poll-question />', /start an attribute value/],
  ],
  'words and facts': [
    ['The chatrooms see it.', /"chatrooms".*Write "chats"/],
    ['A private message.', /write "direct message"/],
    ['It ends in the the channel.', /"the the".*write "the"/],
    ['They recieves it.', /"recieves".*Write "receives"/],
    ['{/* allow: logout because … */}\n\nA login, no logout.', /"login".* because … /],
    ['{/* allow: this */}\n\n{/* allow: logout because … */}\n\nA login, no logout.', /"login".* because … /],
    ['Select **Launch poll**.', /"Launch poll"\. Near it: .*poll/],
    ['<FactTable of="limits" />', /no component `<FactTable>`.*FactsTable/],
    ['See <PlanChooser /> here.', /Write `<PlanChooser \/>` on a line of its own/],
    ['<PlanChooser plan="pro" />', /Write `<PlanChooser \/>` on a line of its own/],
    ['<Limit id="poll-questions" />', /<Limit> names the limit "poll-questions".*poll-question/],
    ['It costs $8.', /a fact.*`<Price plan="plus" \/>`, with the plan/],
    [`Up to ${limits['poll-question'].max} characters.`, /a fact.*`<Limit id="poll-question" \/>`/],
    [`It has ${planFeatures['people-online'].values.plus.text} people online.`, /<PlanValue .*"plus"/],
    [`title: Polls for $${monthlyPrice('pro')}`, /leave out the.*`<Price plan="pro" \/>`/, 'title: Polls'],
    [
      '1. Wait.\n2. Vote.\n\n<ChatScene>\n  <Dialog title="A" button="Vote" step="1" />\n</ChatScene>',
      /doesn't name the button "Vote"/,
    ],
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

test('ignores the numbers of facts about something else', async () => {
  expect(await checkPolls(`${polls}\nIt takes 13 months.\n`)).toEqual([]);
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
  ['spaces after the front matter', (text: string) => text.replaceAll('---\n', '---  \n')],
])('reads a page with %s', async (_, change) => {
  const lines = await checkPolls(change(polls.replace('answer', 'answr')));
  expect(lines).toEqual([expect.stringMatching(/polls\.mdx:9:\d+ "answr"/)]);
});

test('names only the pages that can not be read, because others depend on them', async () => {
  expect(await check({ 'docs/a.mdx': '---\ntitle: A\n', 'docs/b.mdx': '---\n---\n' })).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:1:1 Nothing closes the front matter/),
  ]);
});

test.each([
  ['docs/a.md', 'docs/a.mdx'],
  ['docs/games/index.mdx', 'docs/games.mdx'],
  ['docs/games/games.mdx', 'docs/games.mdx'],
  ['docs/chat-features/Voice Notes.mdx', 'docs/chat-features/voice-notes.mdx'],
])('refuses the page %s, whose URL no one can type or link to', async (file, better) => {
  const message = `${file}:1:1 A page's file ends with`;
  expect(await check({ [file]: polls })).toEqual([
    expect.stringMatching(`${message}.*Rename.*\`${better}\``),
  ]);
});

test.each([
  ['docs/chat-features/polls.search.yaml', 'creat: [who won]\n', /:1:1 .*no section.*Near it: create/],
  ['docs/chat-features/polls.search.yaml', 'create: [who won,\n  who? #1]\n', /:2:8 `#` starts a comment/],
  ['docs/chat-features/polls.search.yaml', 'create: [who won,\n  won who]\n', /:2:3 “won who” adds nothing/],
  ['docs/games.search.yaml', 'top: [fun]\n', /There is no page with this name/],
  ['src/facts/rules.ts', "\nconst rule = 'People wayt in a channel.';\n", /:2:\d+ "wayt"/],
  ['static/webhooks/poll.json', '{ "description": "A mesage." }', /:1:\d+ "mesage"/],
  ['sidebars.ts', site['sidebars.ts'].replace("'chat-features/ranks', ", ''), /No sidebar has .*ranks'/],
  [
    'sidebars.ts',
    site['sidebars.ts'].replace("'chat-features/ranks'", "{ type: 'ref', id: 'chat-features/ranks' }"),
    /No sidebar has .*ranks'/,
  ],
  ['redirects.json', '{ "/Ranks": "/nowhere" }', /no page `\/nowhere`/],
  [
    'redirects.json',
    '{ "/Ranks": "/chat-features/ranks", "/a": "/Ranks" }',
    /Write `\/chat-features\/ranks`/,
  ],
  ['redirects.json', '{ "/Ranks": "/", "/chat-features/polls": "/" }', /polls is a page.*Remove the row/],
  ['redirects.json', '{ "/Ranks": "/", "voice": "/" }', /begins with a slash.*`"\/voice"`/],
  ['redirects.json', '{ "/Ranks": "/", "/my voice": "/" }', /has only letters.*`"\/my-voice"`/],
  ['redirects.json', '{ "/Ranks": "/", "/voice/": "/" }', /doesn't end with one: `"\/voice"`/],
  [
    'redirects.json',
    '{ "/Ranks": "/chat-features/polls#vote" }',
    /Redirect to the page: `\/chat-features\/polls`/,
  ],
])('names what is wrong in %s: %j', async (file, text, message) => {
  expect(await check({ [file]: text })).toEqual([expect.stringMatching(message)]);
});

test('refuses links and redirects to a draft', async () => {
  const file = 'docs/chat-features/ranks.mdx';
  expect(await check({ [file]: site[file].replace('title', 'draft: true\ntitle') })).toEqual([
    expect.stringMatching(/polls\.mdx.*ranks\.mdx is a draft/),
    expect.stringMatching(/redirects\.json.*ranks\.mdx is a draft/),
  ]);
});

function commitToMain(): void {
  const commit = 'git -c user.name=Wren -c user.email=wren@rookery.example commit -qm "Add pages"';
  execSync(`git init -q --initial-branch=main && git add . && ${commit}`, { cwd: dir });
}

test('names the ids that a page lost when it moved', async () => {
  commitToMain();
  fs.rmSync(path.join(dir, 'docs/chat-features/polls.mdx'));
  const redirects = '{ "/Ranks": "/chat-features/ranks", "/chat-features/polls": "/votes" }';
  const lines = await check({
    'docs/votes.mdx': polls.replace('#vote', '#now'),
    'redirects.json': redirects,
  });
  expect(lines).toContainEqual(expect.stringMatching(/votes\.mdx:1:1 The id `#vote` is gone/));
});

test('names what stays behind when a page or an id is gone', async () => {
  commitToMain();
  fs.rmSync(path.join(dir, 'docs/chat-settings/welcome.mdx'));
  const lines = await check({
    'docs/chat-features/polls.mdx': polls.replace('#vote', '#now'),
  });
  expect(lines).toEqual([
    expect.stringMatching(/polls\.mdx:1:1 The id `#vote` is gone/),
    expect.stringMatching(/ranks\.mdx:9:8 Nothing has the id `#vote`/),
    expect.stringMatching(/redirects\.json:1:1 The page \/chat-settings\/welcome is gone.*Add a row/),
  ]);
});
