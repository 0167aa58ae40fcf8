import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../src/facts/limits';
import { monthlyPrice, planFeatures } from '../../src/facts/plans';
import { folderWith, writeFiles } from '../testFolders';
import { check } from './checks';
import { placeAt } from './finding';
import { openSite, type Routes } from './site';
import { goodPages, goodRoutes, pollsPage } from './testSite';

let dir: string;
beforeEach(() => {
  dir = folderWith({ ...goodPages, 'static/img/logo.svg': '<svg/>' });
});

/** Returns what the check says about a file, as `line: message`. */
async function checkFile(file: string, text?: string, routes: Partial<Routes> = {}): Promise<string[]> {
  if (text !== undefined) {
    writeFiles(dir, { [file]: text });
  }
  const site = openSite(dir, { ...goodRoutes, ...routes });
  const page = site.page(file);
  return (await check(page, site)).map(({ start, says }) => `${placeAt(page.text, start).line}: ${says}`);
}

const polls = goodPages[pollsPage];
const paragraph = 'The poll appears in the channel.';
const peopleOnline = planFeatures['people-online'].values.plus.text;

/** A fault: text of the good page, what replaces it, and the message. */
type Fault = readonly [from: string, to: string, says: RegExp];

function sentence(words: string, says: RegExp): Fault {
  return [paragraph, `${paragraph} ${words}`, says];
}

function block(lines: string, says: RegExp): Fault {
  return [paragraph, `${lines}\n\n${paragraph}`, says];
}

function dialog(list: string): string {
  return `${list}\n\n<ChatScene>\n  <Dialog title="Poll" button="Start poll" step="1">\n  </Dialog>\n</ChatScene>`;
}

function field(name: string, value: string, says: RegExp): Fault {
  const [line = 'related:'] = new RegExp(`^${name}:.*\\n(?: .*\\n)*`, 'm').exec(polls) ?? [];
  return [line, line === 'related:' ? `${name}: ${value}\nrelated:` : value && `${name}: ${value}\n`, says];
}

const faults: Readonly<Record<string, readonly Fault[]>> = {
  'front matter': [
    field('title', '', /`title` is missing\. Write the name/),
    field('title', 'Polls: ask the chat', /needs straight quotes/),
    field('author', 'Wren', /`author` isn't a key/),
    field('access', '{ who: moderater }', /`access\.who` is "moderater"\. Nearest: moderator/),
    ['/ranks\n', '/rank\n', /There is no page `\/chat-features\/rank`.*Near it: \/chat-features\/ranks/],
    field('index', '[straw poll#creat]', /Nothing has the id `#creat`.*Near it: #create/),
    field('reviewed', '2026-02-30', /"2026-02-30"/),
    field('reviewed', '2020-01-31', /more than 6 months ago/),
  ],
  headings: [
    sentence('\n\n# Polls\n\nText.', /level 1.*`##`/),
    block('#### In detail {/* #detail */}', /level 4.*`###`/),
    [' {/* #vote */}', '', /no id.*`\{\/\* #change-your-vote \*\/\}`/],
    ['{/* #vote */}', '{/* #create */}', /Another heading has the id `create` too/],
    ['{/* #results */}', '{/* #The_Results */}', /lowercase letters, digits, and hyphens/],
  ],
  links: [
    ['/slow-mode)', '/slow-mod)', /no page `\/chat-features\/slow-mod`.*Near it: \/chat-features\/slow-mode/],
    ['/slow-mode)', '/slow-mode#how-lang)', /Nothing has the id `#how-lang`.*Near it: #how-long/],
    ['(/chat-features/slow-mode)', '(#creat)', /Near it: #create/],
    ['/chat-features/slow-mode)', '/Ranks#top)', /an old or indirect path.*`\/chat-features\/ranks#top`/],
    ['/webhooks)', '/webhooks.html)', /Write `\/chat-settings\/webhooks`/],
    ['(/chat', '(https://docs.rookery.example/chat', /own site.*Write `\/chat-features\/slow-mode`/],
    ['(/chat-features/slow-mode)', '(slow-mode)', /Write the whole path/],
    sentence('See [ranks]().', /no page ``/),
    sentence('See [the ranks][ranks].', /`\]\[` shows as text/),
    sentence('For ranks, see [here](/chat-features/ranks).', /"here" doesn't say where/),
    block('![A poll](https://rookery.example/poll.png)', /no image `https.*also one of another site/),
    sentence('See <a href="/chat-features/poll">polls</a>.', /no page `\/chat-features\/poll`/),
    block('![A poll](/img/poll.png)', /no image `\/img\/poll\.png`/),
    block('![A poll](./pic.png)', /no image `\.\/pic\.png`.*write `\/img\/name\.png`/),
    block('<img src="/img/Logo.svg" alt="Logo" />', /no image `\/img\/Logo.svg`.*Case counts/),
    block('![](/img/logo.svg)', /no alternative text.*`!\[What it shows\]/),
    block('<img src="/img/logo.svg" />', /no alternative text/),
  ],
  markup: [
    block('| A | B |\n| --- | --- |\n| one | two | three |', /3 cells, and the table 2 columns/),
    block('| A | B |\n| --- | --- |\n| one |', /1 cell, and the table 2 columns/),
    block('| A | B |\n| --- |\n| one | two |', /shows as text.*second row/),
    block('| A | B |\n| --- | --- |\n| one | two |\n\n| three | four |', /no empty line/),
    sentence('Select **Poll **now.', /`\*\*` shows as text.*space inside/),
    block(':::notice[Mind the quotes]\n\nText.\n\n:::', /one of note, tip/),
    block(':::note[Mind the quotes]\n\nText.', /Nothing closes this admonition/),
    block(':::', /closes nothing/),
    block('~~~\nA\n~~~', /names no language/),
    block('```yamll\nA\n```', /don't highlight: `yamll`/),
    sentence('With <5 votes it ends.', /`<5` starts a tag/),
    sentence('Type your <name> now.', /`<name` starts a tag here, which isn't closed.*put it in code/),
    sentence('One.<br>Two.', /Write `<br \/>`/),
    sentence('Hello {name}.', /read as code/),
    sentence('It ends with {.', /A `\{` in text/),
    ['{/* #vote */}', '{#vote}', /Write `\{\/\* #vote \*\/\}`/],
    sentence('Ask in <Limit id=poll-question />.', /straight double quotes/),
    block('import Poll from "./poll"', /read as code.*no import/),
    block('export const poll = 1', /read as code.*no import/),
    block('import your ban list as a file.', /isn't MDX.*starts with `import`.*another word/),
    block('It ends.\n\nexport it to keep the result.', /starts with `export`.*another word/),
    sentence('See <https://example.org>.', /Write `\[the name of the page\]\(https:\/\/example\.org\)`/),
    sentence('Ask <wren@rookery.example>.', /Write `\[wren@rookery.example\]\(mailto:wren/),
    block('<!-- A note -->', /Write `\{\/\* A note \*\/\}`/),
    sentence('Ask <Limit id="poll-question">.', /`<Limit` starts a tag/),
  ],
  // What looks like Markdown on the writer's screen, and shows as text.
  lookalikes: [
    block('##\u00a0Give a boost', /Another kind of space.*normal space/),
    block('-\u00a0One\n-\u00a0Two'.slice(0, 5), /Another kind of space/),
    block('1.\u202fOne', /Another kind of space/),
    block('##Give a boost', /`##G` shows as text.*space after/),
    block('•\tOne', /Start each item of a list with `- `/),
    sentence('See [ranks] (/chat-features/ranks).', /Delete the space between/),
    sentence('See [ranks]\u00a0(/chat-features/ranks).', /Delete the space between/),
    block('Give a boost {/* #give */}', /This id has no heading/),
    ['<ChatScene', '```text\n<ChatScene', /Nothing closes this code block/],
    ['<ChatScene', '~~~js\n```\n<ChatScene', /Nothing closes this code block/],
  ],
  'steps in pictures': [
    block(
      '1. Select **Poll**.\n\n<ChatScene press="poll" step="1">\n  <Dialog title="Poll" button="Start" step="9" />\n</ChatScene>',
      /step 9.*has 1 step/,
    ),
    block(dialog('1. Wait.\n2. Select **Start poll**.'), /"Start poll" as step 1/),
    block(dialog('- One.\n\n1. Select **Poll**.'), /"Start poll" as step 1/),
  ],
  words: [
    sentence('The chatrooms see it.', /"chatrooms".*Write "chats"/),
    sentence('My favourite.', /"favourite".*Write "favorite"/),
    sentence('A private message.', /write "direct message"/),
    sentence('Log in to vote.', /write "sign in"/i),
    ['close a poll early', 'easily close one early', /"easily"/],
    sentence('It ends in the the channel.', /"the the".*write "the"/),
    sentence('They recieves it.', /"recieves".*Write "receives"/),
    ['in the channel."', 'in the channle."', /Write .*"channel"/],
  ],
  product: [
    sentence('Select **Launch poll**.', /"Launch poll"\. Near it: .*poll/),
    sentence('An Admin can vote.', /"Admin".*Write "Administrator"/),
    sentence('<FactTable of="limits" />', /no component `<FactTable>`.*FactsTable/),
    sentence(
      'Ask in <Limit id="poll-questions" />.',
      /<Limit> names the limit "poll-questions".*poll-question/,
    ),
    sentence(
      'Ask in <Limit id="poll-question" shows="max" />.',
      /no attribute "shows"\. There are: id, show/,
    ),
    ['from="wren"', 'from="wren" rank="owners"', /<Message> names the rank "owners".*Near it: owner/],
    block('<PlanChooser plan="pro" />', /`<PlanChooser>` has no attributes/),
    sentence('<span style="color: red">Red</span>', /`style` in quotes/),
    sentence(
      `A question has up to ${limits['poll-question'].max} characters.`,
      /this number is a fact.*`<Limit id="poll-question" \/>`/,
    ),
    sentence(`Plus costs $${monthlyPrice('plus')}.`, /`<Price plan="plus" \/>`/),
    ['close a poll', `pay $${monthlyPrice('pro')}`, /leave out the number.*`<Price plan="pro" \/>`/],
    sentence(
      `It has space for ${peopleOnline} people online.`,
      /`<PlanValue feature="people-online" plan="plus"/,
    ),
  ],
  'allow comments': [block('{/* allow: login */}\n\nWix says login.', /"login".* because … /)],
};

test('finds nothing on a site without faults', async () => {
  const files = [...Object.keys(goodPages), 'sidebars.ts', 'redirects.json'];
  expect(await Promise.all(files.map((file) => checkFile(file)))).toEqual(files.map(() => []));
});

describe.each(Object.entries(faults))('%s', (_, rows) => {
  test.for(rows)('%j', async ([from, to, says]) => {
    const text = polls.replace(from, () => to);
    const before = polls.split('\n');
    const line = text.split('\n').findIndex((each, index) => each !== before[index]) + 1;
    const found = await checkFile(pollsPage, text);
    expect(found).toEqual([expect.stringMatching(says)]);
    // At the changed lines. A field that is gone has no line.
    const named = Number(found[0]?.split(':')[0]);
    expect(named).toBeGreaterThanOrEqual(to === '' && named === 1 ? 1 : line - 1);
    expect(named).toBeLessThanOrEqual(line + to.split('\n').length - 1);
  });
});

test('ignores the words in code and in keywords, and our words for things in what people in a chat say', async () => {
  const text = polls
    .replace('keywords: [poll', 'keywords: [chatroom login, plaese, poll')
    .replace('Which song', 'The room can log in: which song')
    .concat('\nType `login chatroom 200 characters`.\n');
  expect(await checkFile(pollsPage, text)).toEqual([]);
});

test('names all faults of a page, in order', async () => {
  const text = `${polls}\n## Last\n\nPlease {wait} for the end of it.\n\nThe chatroom ends.\n`;
  const starts = ['The heading has no id', '"Please"', '`.wait}` in text', '"chatroom"'];
  expect(await checkFile(pollsPage, text)).toEqual(
    starts.map((start) => expect.stringMatching(new RegExp(`^\\d+: ${start}`))),
  );
});

test('names only the first place that stops the parser, because the rest is a guess', async () => {
  const text = `${polls}\n## Last\n\nPlease wait for the <end> of it.\n\nThe {chatroom ends.\n`;
  expect(await checkFile(pollsPage, text)).toEqual([expect.stringMatching(/^\d+: This isn't MDX/)]);
});

test.each([
  ['lines of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['spaces after the front matter', (text: string) => text.replaceAll('---\n', '---  \n')],
  ['lines of old Macs', (text: string) => text.replaceAll('\n', '\r')],
  ['no line feed at the end', (text: string) => text.trimEnd()],
])('reads a page with %s', async (_, change) => {
  expect(await checkFile(pollsPage, change(polls))).toEqual([]);
  expect(
    await checkFile(pollsPage, change(polls.replace('Seconds', 'Secnds').replace('answer', 'answr'))),
  ).toEqual([expect.stringMatching(/^9: "answr"/)]);
});

test('allows the words of an allow comment, and no others', async () => {
  const text = `${polls}\n{/* allow: login because Wix calls it that */}\n\nUse your login.\n\nAnother logout.\n`;
  expect(await checkFile(pollsPage, text)).toEqual([expect.stringMatching(/"logout"/)]);
});

test.each([
  [
    pollsPage.replace('.mdx', '.search.yaml'),
    'create:\n  - poll\nresult:\n  - who won\n',
    /^3: .*no section with the id `result`. Near it: results/,
  ],
  [pollsPage.replace('.mdx', '.search.yaml'), 'create:\n\t- poll\n', /^2: .*Tabs are not allowed.*`create:`/],
  ['docs/games.search.yaml', 'top:\n  - fun\n', /^1: There is no page with this name/],
  ['src/facts/rules.ts', "\nconst rule = 'People wayt in a channel.';\n", /^2: "wayt"/],
  [
    'src/theme/Footer.ts',
    "\nconst link = '/chat-features/polls#votes';\n",
    /^2: Nothing has the id `#votes`/,
  ],
])('names an id, a page, or a sentence that is wrong in %s', async (file, text, says) => {
  expect(await checkFile(file, text)).toEqual([expect.stringMatching(says)]);
});

test('names faults of the sidebars', async () => {
  const sidebars = {
    one: ['chat-features/polls', 'bots', { type: 'ref' as const, id: 'chat-settings/webhooks' }],
  };
  expect(await checkFile('sidebars.ts', undefined, { sidebars })).toEqual([
    expect.stringMatching(/'bots', which doesn't exist/),
    expect.stringMatching(/No sidebar .*ranks'/),
    expect.stringMatching(/No sidebar .*slow-mode'/),
    expect.stringMatching(/No sidebar .*welcome'/),
  ]);
});

test('names faults of the redirects, and a promised page that is gone', async () => {
  const redirects = [
    { from: '/a', to: '/chat-features/ranks' },
    { from: '/b', to: '/nowhere' },
    { from: '/chat-features/ranks', to: '/chat-features/polls' },
    { from: '/c', to: '/a' },
  ];
  const found = await checkFile('redirects.json', undefined, { redirects, promisedPages: ['/boosts', '/a'] });
  expect(found).toEqual([
    expect.stringMatching(/no page `\/nowhere`/),
    expect.stringMatching(/ranks is a page/),
    expect.stringMatching(/`\/a` is an old.*Write `\/chat-features\/ranks`/),
    expect.stringMatching(/\/boosts is gone.*`"\/boosts": /),
  ]);
});
