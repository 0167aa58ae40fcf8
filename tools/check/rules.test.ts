import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../src/facts/limits';
import { monthlyPrice, planFeatures } from '../../src/facts/plans';
import { folderWith, writeFiles } from '../../src/testFolders';
import { check } from './checks';
import { placeAt } from './finding';
import { openSite, type Routes } from './site';
import { goodPages, goodRoutes, pollsPage } from './testSite';

let dir: string;
beforeEach(() => {
  dir = folderWith({ ...goodPages, 'static/img/logo.svg': '<svg/>' });
});

/** Returns what the check says about a file, as `line: message`. */
function checkFile(file: string, text?: string, routes: Partial<Routes> = {}): string[] {
  if (text !== undefined) {
    writeFiles(dir, { [file]: text });
  }
  const site = openSite(dir, { ...goodRoutes, ...routes });
  const page = site.page(file);
  return check(page, site).map(({ start, says }) => `${placeAt(page.text, start).line}: ${says}`);
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
    ['/ranks\n', '/rank\n', /rank in `related` isn't a page.*Near it: \/chat-features\/ranks/],
    field('index', '[straw poll#creat]', /Nothing has the id of `straw poll#creat`.*Near it: #create/),
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
    sentence('See [the ranks][ranks].', /show as they are: \]\[/),
    sentence('For ranks, see [here](/chat-features/ranks).', /"here" doesn't say where/),
    block('![A poll](https://rookery.example/poll.png)', /of another site/),
    sentence('See <a href="/chat-features/poll">polls</a>.', /no page `\/chat-features\/poll`/),
    block('![A poll](/img/poll.png)', /no image static\/img\/poll\.png/),
    block('![](/img/logo.svg)', /no alternative text.*`!\[What it shows\]/),
    block('<img src="/img/logo.svg" />', /no alternative text/),
  ],
  markup: [
    block('| A | B |\n| --- | --- |\n| one | two | three |', /3 cells, and the table 2 columns/),
    block('| A | B |\n| --- | --- |\n| one |', /1 cell, and the table 2 columns/),
    block('| A | B |\n| --- |\n| one | two |', /shows as text/),
    block('| A | B |\n| --- | --- |\n| one | two |\n\n| three | four |', /no empty line/),
    sentence('Select **Poll **now.', /show as they are: \*\*/),
    block(':::note Mind the quotes\n\nText.\n\n:::', /Write it as `:::note\[Title\]`/),
    block(':::notice[Mind the quotes]\n\nText.\n\n:::', /one of note, tip/),
    block(':::note[Mind the quotes]\n\nText.', /Nothing closes this admonition/),
    block(':::', /closes nothing/),
    block('~~~\nA\n~~~', /names no language/),
    block('```yamll\nA\n```', /highlight: `yamll`, so it has no colors/),
    sentence('With <5 votes it ends.', /`<5` starts a tag/),
    sentence('Type your <name> now.', /`<name` starts a tag here, which isn't closed.*put it in code/),
    sentence('One.<br>Two.', /Write `<br \/>`/),
    sentence('Hello {name}.', /read as code/),
    sentence('It ends with {.', /A `\{` in text/),
    ['{/* #vote */}', '{#vote}', /Write `\{\/\* #vote \*\/\}`/],
    sentence('Ask in <Limit id=poll-question />.', /straight double quotes/),
    block('import Poll from "./poll"', /read as code.*no import/),
  ],
  words: [
    sentence('The chatrooms see it.', /"chatrooms".*Write "chats"/),
    sentence('Log in to vote.', /Write "sign in"/),
    ['close a poll early', 'easily close one early', /"easily"/],
    sentence('It ends in the the channel.', /"the the".*Write "the"/),
    sentence('They recieves it.', /"recieves".*Did you mean "receives"/),
    ['in the channel."', 'in the chanel."', /Did you mean .*"channel"/],
  ],
  product: [
    sentence('Select **Launch poll**.', /"Launch poll"\. Near it: .*poll/),
    sentence('Type `/pole`.', /no command `\/pole`\. Near it: `\/poll`/),
    block('```text\n/pole "A" "B"\n```', /Near it: `\/poll`/),
    sentence('Type `/caw rol 2d6`.', /no command `\/caw rol`\. Near it: `\/caw roll`/),
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
    sentence('<span style="color: red">Red</span>', /inline `style`/),
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

test('finds nothing on a site without faults', () => {
  const files = [...Object.keys(goodPages), 'sidebars.ts', 'redirects.json'];
  expect(files.flatMap((file) => checkFile(file))).toEqual([]);
});

describe.each(Object.entries(faults))('%s', (_, rows) => {
  test.for(rows)('%j', ([from, to, says]) => {
    const text = polls.replace(from, () => to);
    const before = polls.split('\n');
    const line = text.split('\n').findIndex((each, index) => each !== before[index]) + 1;
    const found = checkFile(pollsPage, text);
    expect(found).toEqual([expect.stringMatching(says)]);
    // At the changed lines. A field that is gone has no line.
    const named = Number(found[0]?.split(':')[0]);
    expect(named).toBeGreaterThanOrEqual(to === '' && named === 1 ? 1 : line - 1);
    expect(named).toBeLessThanOrEqual(line + to.split('\n').length - 1);
  });
});

test('ignores the words in code, in keywords, and in what people in a chat say', () => {
  const text = polls
    .replace('keywords: [poll', 'keywords: [chatroom login, plaese, poll')
    .replace('Which song', 'Please log in, chatroom: which song')
    .concat('\nType `login chatroom 200 characters`.\n');
  expect(checkFile(pollsPage, text)).toEqual([]);
});

test('names all faults of a page, in order', () => {
  const text = `${polls}\n## Last\n\nPlease {wait} for the <end> of it.\n\nThe chatroom ends.\n`;
  const starts = ['The heading has no id', '"Please"', '`.wait}` in text', '`<end` starts', '"chatroom"'];
  expect(checkFile(pollsPage, text)).toEqual(
    starts.map((start) => expect.stringMatching(new RegExp(`^\\d+: ${start}`))),
  );
});

test('lets an allow comment apply only to the paragraph below it', () => {
  const text = `${polls}\n{/* allow: login because Wix calls it that */}\n\nUse your login.\n\nAnother login.\n`;
  expect(checkFile(pollsPage, text)).toEqual([expect.stringMatching(/"login"/)]);
});

test.each([
  [
    pollsPage.replace('.mdx', '.search.yaml'),
    'create:\n  - poll\nresult:\n  - who won\n',
    /^3: .*no section with the id `result`. Near it: results/,
  ],
  ['docs/games.search.yaml', 'top:\n  - fun\n', /^1: There is no page with this name/],
  ['src/facts/rules.ts', "\nconst rule = 'Type `/pole` in a channel.';\n", /^2: .*no command `\/pole`/],
  [
    'src/theme/Footer.ts',
    "\nconst link = '/chat-features/polls#votes';\n",
    /^2: Nothing has the id `#votes`/,
  ],
])('names an id, a page, or a sentence that is wrong in %s', (file, text, says) => {
  expect(checkFile(file, text)).toEqual([expect.stringMatching(says)]);
});

test('names faults of the sidebars', () => {
  const sidebars = {
    one: ['chat-features/polls', 'bots', { type: 'ref' as const, id: 'chat-settings/webhooks' }],
  };
  expect(checkFile('sidebars.ts', undefined, { sidebars })).toEqual([
    expect.stringMatching(/No sidebar .*welcome'/),
    expect.stringMatching(/No sidebar .*slow-mode'/),
    expect.stringMatching(/No sidebar .*ranks'/),
    expect.stringMatching(/'bots', which doesn't exist/),
  ]);
});

test('names faults of the redirects, and a promised page that is gone', () => {
  const redirects = [
    { from: '/a', to: '/chat-features/ranks' },
    { from: '/b', to: '/nowhere' },
    { from: '/chat-features/ranks', to: '/chat-features/polls' },
    { from: '/c', to: '/a' },
  ];
  const found = checkFile('redirects.json', undefined, { redirects, promisedPages: ['/boosts', '/a'] });
  expect(found).toEqual([
    expect.stringMatching(/\/boosts is gone.*`"\/boosts": /),
    expect.stringMatching(/\/c leads to \/a.*Near it: \/chat-features\/ranks/),
    expect.stringMatching(/ranks is a page/),
    expect.stringMatching(/\/nowhere, which isn't a page/),
  ]);
});
