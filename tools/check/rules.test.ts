import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../src/facts/limits';
import { monthlyPrice, planFeatures } from '../../src/facts/plans';
import { folderWith, writeFiles } from '../../src/testFolders';
import { redirectFaults } from './rules/redirects';
import { sidebarFaults, sidebarTableFaults } from './rules/sidebars';
import { lintFile } from './run';
import { openSite } from './site';
import { goodPages, pollsPage } from './testPages';
import { wordList } from './wordList';

let dir: string;
beforeEach(() => {
  dir = folderWith({ ...goodPages, 'static/img/logo.svg': '<svg/>' });
});

/** Returns what the check says about a file, as `line: message`. */
async function check(file: string, text?: string): Promise<string[]> {
  if (text !== undefined) {
    writeFiles(dir, { [file]: text });
  }
  const { messages } = await lintFile(file, openSite(dir));
  return messages.map(({ line, reason }) => `${line}: ${reason}`);
}

const polls = goodPages[pollsPage];
const paragraph = 'The poll appears in the channel.';
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const channels = planFeatures['people-online'].values.plus.text;

/** A fault: text of the good page, what replaces it, and the message. */
type Fault = readonly [from: string, to: string, says: RegExp];

function sentence(words: string, says: RegExp): Fault {
  return [paragraph, `${paragraph} ${words}`, says];
}

function block(lines: string, says: RegExp): Fault {
  return [paragraph, `${lines}\n\n${paragraph}`, says];
}

function frontMatter(field: string, value: string, says: RegExp): Fault {
  const [line = ''] = new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm').exec(polls) ?? ['related:'];
  return [line, line === 'related:' ? `${field}: ${value}\nrelated:` : value && `${field}: ${value}\n`, says];
}

const faults: Readonly<Record<string, readonly Fault[]>> = {
  'front matter': [
    frontMatter('title', '', /`title` is missing\. Write the name/),
    frontMatter('title', 'Polls: ask the chat', /needs straight quotes/),
    frontMatter('title', 'Ranks', /ranks\.mdx has this `title` too/),
    frontMatter('description', '', /`description` is missing/),
    frontMatter('description', 'Start a poll.', /13 characters.*50 to 160/),
    frontMatter('description', 'Start a poll and vote. '.repeat(9).trim(), /has \d{3} characters/),
    frontMatter('keywords', '', /`keywords` is missing/),
    frontMatter('keywords', 'poll, vote', /`keywords: \[one, two\]`/),
    frontMatter('author', 'Wren', /`author` isn't a key/),
    frontMatter('access', '{ who: moderater }', /`access\.who` is "moderater"\. Nearest: moderator/),
    frontMatter('access', '{ who: guest, plan: plux }', /`access\.plan` is "plux".*Nearest: plus/),
    frontMatter('access', '{ who: guest, whonote: x }', /`access\.whonote` isn't a key\. Nearest: whoNote/),
    frontMatter('access', 'moderator', /`access` must be object\. Write it as/),
    frontMatter(
      'location',
      'chat-settings/wellcome',
      /`location` is "chat-settings\/wellcome"\. Nearest: chat-settings\/welcome/,
    ),
    frontMatter('command', 'poll', /`command` is "poll"\. Write it as typed/),
    frontMatter('index', 'poll', /`index` must be array/),
    frontMatter('related', '[]', /`related` .*one to three pages/),
    ['/ranks\n', '/rank\n', /rank in `related` isn't a page\. Near it: \/chat-features\/ranks/],
    ['/chat-features/ranks\n', '/Ranks\n', /is an old path\. Write `\/chat-features\/ranks`/],
    ['/ranks\n', '/polls\n', /is this page/],
    ['/ranks\n', '/ranks\n  - /chat-features/ranks\n', /appears twice/],
    frontMatter('reviewed', '3 March 2026', /"3 March 2026"/),
    frontMatter('reviewed', '2026-02-30', /"2026-02-30"/),
    frontMatter('reviewed', tomorrow, /in the future/),
    frontMatter('reviewed', '2020-01-31', /more than 6 months ago/),
  ],
  headings: [
    block('# Polls', /only top heading.*`##`/),
    block('#### In detail {/* #detail */}', /level 4 comes under one of level 2.*`###`/),
    [' {/* #choices */}', '', /no id.*`\{\/\* #what-you-can-choose \*\/\}`/],
    ['{/* #vote */}', '{/* #create */}', /Line 11 has the id `create` too/],
    ['{/* #results */}', '{/* #The_Results */}', /lowercase letters, digits, and hyphens/],
    block('### More {/* #more */}\n\n### Most {/* #most */}', /nothing below this heading/),
  ],
  links: [
    ['/slow-mode)', '/slow-mod)', /no page `\/chat-features\/slow-mod`.*Near it: \/chat-features\/slow-mode/],
    ['/slow-mode)', '/Slow-mode)', /Near it: \/chat-features\/slow-mode/],
    ['/slow-mode)', '/slow-mode#how-lang)', /Nothing has the id `#how-lang`.*Near it: #how-long/],
    ['(/chat-features/slow-mode)', '(#creat)', /Near it: #create/],
    ['/chat-settings/webhooks)', '/webhooks)', /old path.*Write `\/chat-settings\/webhooks`/],
    [
      '(/chat-settings',
      '(https://docs.rookery.example/chat-settings',
      /our own site.*Write `\/chat-settings\/webhooks`/,
    ],
    ['/webhooks)', '/webhooks/)', /no slash at the end\. Write/],
    ['/webhooks)', '/webhooks.html)', /no extension/],
    ['(/chat-features/slow-mode)', '(slow-mode)', /Write the whole path/],
    ['(/chat-features/slow-mode)', '(./slow-mod.mdx)', /no file docs\/chat-features\/slow-mod\.mdx/],
    sentence('See <a href="/chat-features/poll">polls</a>.', /no page `\/chat-features\/poll`/),
    sentence('See [ranks]().', /leads nowhere/),
    sentence('See [the ranks][ranks].', /show as brackets/),
    sentence('See [](/chat-features/ranks).', /no text/),
    sentence('For ranks, see [here](/chat-features/ranks).', /"here" doesn't say where/),
    sentence('For ranks, click here.', /"click here"/),
  ],
  markup: [
    block('| A | B |\n| --- | --- |\n| one | two | three |', /3 cells and the table 2 columns/),
    block('| A | B |\n| --- |\n| one | two |', /shows as text/),
    block('| A | B |\n| --- | --- |\n| one | two |\n\n| three | four |', /no table above/),
    sentence('Select **Poll now.', /show as they are: \*\*/),
    sentence('Select **Poll **now.', /show as they are: \*\*/),
    sentence('Type `/poll and wait.', /show as they are: `/),
    sentence('TODO: the rest.', /"TODO" is a note to yourself/),
    sentence('The time is TBD.', /"TBD"/),
    block('![A poll](/img/poll.png)', /no image static\/img\/poll\.png/),
    block('![](/img/logo.svg)', /no alternative text.*`!\[What it shows\]/),
    block('<img src="/img/logo.svg" />', /no alternative text/),
    block('![A poll](https://pictures.example/poll.png)', /another site/),
    block(':::note Mind the quotes\n\nText.\n\n:::', /Write `:::note\[Mind the quotes\]`/),
    block(':::notice[Mind the quotes]\n\nText.\n\n:::', /no admonition `notice`.*note, tip/),
    block(':::note[Mind the quotes]\n\nText.', /Nothing closes this admonition/),
    block(':::', /nothing opened/),
    block('~~~\nA\n~~~', /has no language/),
    block('```yamll\nA\n```', /can't highlight the language `yamll`/),
    ['| What you see', '```text why="an example"\nA\n\n| What you see', /Nothing closes this code block/],
    sentence('With <5 votes it ends.', /"less than"/),
    sentence('Type your <name> now.', /`<name>` opens here and nothing closes it.*put it in code/),
    sentence('One.<br>Two.', /Write `<br \/>`/),
    sentence('Hello {name}.', /read as code/),
    sentence('It ends with {.', /A `\{` in text/),
    ['{/* #choices */}', '{#choices}', /Write the id as `\{\/\* #choices \*\/\}`/],
    block('<!-- Later -->', /Write it as `\{\/\* … \*\/\}`/),
    sentence('Ask in <Limit id=poll-question />.', /straight double quotes/),
    block('import Poll from "./poll"', /Components need no import/),
    ['how long it is open.', 'how long it is open.  ', /ends with spaces/],
    sentence('The poll\u200B ends.', /U\+200B/),
    sentence('The poll\u00AD ends.', /U\+00AD/),
    sentence('A\u00A0poll.', /U\+00A0/),
  ],
  words: [
    sentence('The chatroom sees it.', /"chatroom".*Write "chat"/),
    sentence('The room sees it.', /Write "The chat"/),
    sentence('Log in to vote.', /Write "Sign in"/),
    sentence('Your login ends.', /Write "sign-in"/),
    sentence('Your organisation sees it.', /Write "organization"/),
    sentence('Use 2FA for it.', /two-factor authentication/),
    sentence('It takes just a minute.', /"just".*stuck.*Leave it out/),
    sentence('Please wait.', /"Please"/),
    sentence('Obviously, it ends.', /"Obviously"/),
    ['close a poll early', 'easily close one early', /"easily"/],
    sentence('It ends in the the channel.', /"the the".*Write "the"/),
    sentence('They recieves it.', /"recieves".*Did you mean "receives"/),
    ['the result looks', 'the resullt looks', /Did you mean "result"/],
    ['in the channel."', 'in the chanel."', /Did you mean .*"channel"/],
    ['has voted', 'has votted', /Did you mean .*"voted"/],
    sentence('It is in the neighbourhood.', /Did you mean "neighborhood"/),
  ],
  product: [
    sentence('Select **Launch poll**.', /"Launch poll"\. Near it: .*poll/),
    sentence('Type `/pole`.', /no command `\/pole`\. Near it: `\/poll`/),
    block('```text\n/pole "A" "B"\n```', /Near it: `\/poll`/),
    sentence('Type `/caw rol 2d6`.', /no command `\/caw rol`\. Near it: `\/caw roll`/),
    sentence('You need a Business plan.', /"Business".*no such plan\. Near it: /),
    sentence('An Admin can vote.', /"Admin".*Write "Administrator"/),
    sentence('It takes the Superuser rank.', /"Superuser".*no such rank/),
    sentence('<LimitTable ids="poll-question" />', /no component `<LimitTable>`.*LimitsTable/),
    sentence('Ask in <Limit id="poll-questions" />.', /"poll-questions".*poll-question/),
    sentence('Ask in <Limit />.', /doesn't say which limit/),
    sentence('Ask in <Limit id={200} />.', /without braces/),
    block('<RankTable id="owner" />', /has no attribute "id"\. It has none: remove it/),
    block('<Partial name="support-never-ask" />', /"support-never-ask".*Near it: support-never-asks/),
    sentence(
      'Ask in <Limit id="poll-question" shows="max" />.',
      /has no attribute "shows"\. There are: id, show/,
    ),
    block('<PlanChooser plan="pro" />', /no attribute `plan`/),
    sentence('See <a hre="/chat-features/ranks">ranks</a>.', /no attribute `hre`.*Near it: href/),
    sentence('<span style="color: red">Red</span>', /inline `style`/),
    sentence('Type <nick>now</nick>.', /isn't an HTML tag/),
    sentence(
      `A question has up to ${limits['poll-question'].max} characters.`,
      /this number is a fact.*`<Limit id="poll-question" \/>`/,
    ),
    sentence('A poll is open for seven days.', /`<Limit id="poll-open" \/>`/),
    sentence(`Plus costs $${monthlyPrice('plus')}.`, /`<Price plan="plus" \/>`/),
    [
      'close a poll early',
      `get more for $${monthlyPrice('pro')}`,
      /leave out the number.*`<Price plan="pro" \/>`/,
    ],
    sentence(
      `The chat has space for ${channels} people online.`,
      /`<PlanValue feature="people-online" plan="plus" \/>`/,
    ),
  ],
  'allow comments': [
    block('{/* allow: login */}\n\nWix says login.', /why this is allowed/),
    block('{/* allow: login because Wix says so */}\n\nWix says sign in.', /Nothing below needs "login"/),
  ],
};

test('finds nothing on pages without faults', async () => {
  const found = await Promise.all(Object.keys(goodPages).map((file) => check(file)));
  expect(found.flat()).toEqual([]);
});

describe.each(Object.entries(faults))('%s', (_, rows) => {
  test.for(rows)('%j', async ([from, to, says]) => {
    const text = polls.replace(from, () => to);
    expect(text).not.toBe(polls);
    const before = polls.split('\n');
    const line = text.split('\n').findIndex((each, index) => each !== before[index]) + 1;
    const found = await check(pollsPage, text);
    expect(found).toEqual([expect.stringMatching(says)]);
    // At the changed lines. A field that is gone has no line.
    const named = Number(found[0]?.split(':')[0]);
    expect(named).toBeGreaterThanOrEqual(to === '' && named === 1 ? 1 : line - 1);
    expect(named).toBeLessThanOrEqual(line + to.split('\n').length - 1);
  });
});

test('ignores the words in code, in keywords, and in what people in a chat say', async () => {
  const text = polls
    .replace('keywords: [poll', 'keywords: [chatroom login, plaese, poll')
    .concat(
      '\nType `login chatroom 200 characters`.\n\n<ChatScene>\n<Message from="wren">Please log in.</Message>\n</ChatScene>\n',
    );
  expect(await check(pollsPage, text)).toEqual([]);
});

test('names all faults of a page, in order', async () => {
  const text = `${polls}\n## Last\n\nPlease {wait} for the <end> of it.\n\nThe chatroom ends.\n`;
  const found = await check(pollsPage, text);
  const starts = ['The heading has no id', '"Please"', '`.wait}` in text', '`<end>` opens', '"chatroom"'];
  expect(found.map((each) => each.replace(/^\d+: /, ''))).toEqual(
    starts.map((start) => expect.stringMatching(new RegExp(`^${start}`))),
  );
});

test('lets an allow comment apply only to the paragraph below it', async () => {
  const text = `${polls}\n{/* allow: login because Wix calls it that */}\n\nUse your login.\n\nAnother login.\n`;
  expect(await check(pollsPage, text)).toEqual([expect.stringMatching(/"login"/)]);
});

test('accepts a link to a table row that a component makes', async () => {
  expect(
    await check(pollsPage, `${polls}\nSee [who reads it](/chat-settings/welcome#setting-show-to).\n`),
  ).toEqual([]);
});

test('names an image that is too large, and one that no page shows', async () => {
  writeFiles(dir, { 'static/img/large.png': Buffer.alloc(300_000) });
  expect(await check(pollsPage, `${polls}\n![A poll](/img/large.png)\n`)).toEqual([
    expect.stringMatching(/large\.png has 300 kB.*smaller than 200 kB/),
  ]);
  expect(await check('static/img/large.png')).toEqual([]);
  expect(await check('static/img/logo.svg')).toEqual([expect.stringMatching(/Nothing shows this image/)]);
});

test('names a path that is not lowercase', async () => {
  const text = goodPages['docs/chat-features/ranks.mdx'].replace('title: Ranks', 'title: Voice notes');
  expect(await check('docs/chat-features/Voice_notes.mdx', text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Rename the file to docs\/chat-features\/voice-notes\.mdx/),
    ]),
  );
});

test('checks plain Markdown, partials, and the sentences of facts', async () => {
  const plain = goodPages['docs/subscriptions.mdx'].replace('title: Plans', 'title: Your plan');
  const text = `${plain}\nA chatroom {with} <5 people.\n`;
  expect(await check('docs/safety.md', text.replace('{/* #plans */}', '{#plans}'))).toEqual([
    expect.stringMatching(/Write "chat"/),
  ]);
  expect(await check('docs/_partials/note.mdx', 'A chatroom.\n')).toEqual([
    expect.stringMatching(/^1: .*Write "chat"/),
  ]);
  const facts =
    "/** Rules of a chatroom. */\nexport const rules = [\n  'Type `/poll` in the chatroom.',\n];\n";
  expect(await check('src/facts/rules.ts', facts)).toEqual([expect.stringMatching(/^3: .*Write "chat"/)]);
  const commands = "export const rules = ['Type `/pole` in a channel.'];\n";
  expect(await check('src/facts/rules.ts', commands)).toEqual([
    expect.stringMatching(/^1: .*no command `\/pole`/),
  ]);
});

test('names faults of the sidebars', () => {
  const site = openSite(dir);
  const sidebars = {
    one: ['chat-features/polls', 'chat-features/polls', 'bots'],
    two: ['chat-features/polls'],
  };
  const text = "one: [\n  'chat-features/polls',\n  'chat-features/polls',\n  'bots',\n]";
  expect([...sidebarTableFaults(sidebars, text, site)]).toEqual([
    { line: 3, says: expect.stringMatching(/twice/) },
    { line: 4, says: expect.stringMatching(/'bots', which doesn't exist/) },
  ]);
  expect([...sidebarFaults(sidebars, 'chat-features/polls', {})]).toEqual([
    { line: 1, says: expect.stringMatching(/in the sidebars one and two/) },
  ]);
  expect([...sidebarFaults(sidebars, 'chat-features/polls', { displayed_sidebar: 'one' })]).toEqual([]);
  expect([...sidebarFaults(sidebars, 'chat-features/ranks', {})]).toEqual([
    { line: 1, says: expect.stringMatching(/No sidebar has this page/) },
  ]);
  expect([...sidebarFaults(sidebars, 'chat-features/ranks', { displayed_sidebar: 'one' })]).toEqual([]);
});

test('names faults of the redirects', () => {
  const rows = [
    { from: '/a', to: '/chat-features/ranks' },
    { from: '/b', to: '/nowhere' },
    { from: '/a', to: '/chat-features/ranks' },
    { from: '/subscriptions', to: '/chat-features/polls' },
    { from: '/c', to: '/b' },
  ];
  const text = rows.map(({ from, to }) => `{ from: '${from}', to: '${to}' },`).join('\n');
  const found = [...redirectFaults(rows, text, openSite(dir))];
  expect(found.map(({ line, says }) => `${line}: ${says}`)).toEqual([
    expect.stringMatching(/^2: .*no such page/),
    expect.stringMatching(/^3: .*twice/),
    expect.stringMatching(/^4: .*is a page/),
    expect.stringMatching(/^5: .*redirected itself\. Write `\/nowhere`/),
  ]);
});

test.each(['words.txt', 'labels.txt'] as const)('%s is sorted, without repetition', (name) => {
  const key = (word: string) => word.toLowerCase();
  const words = wordList(name);
  expect(words).toEqual([...new Set(words)].sort((one, other) => (key(one) < key(other) ? -1 : 1)));
});
