import { limits } from '../../src/facts/limits';
import { monthlyPrice, planFeatures } from '../../src/facts/plans';

/** A mistake on a page, and what the check says about it. */
export interface PlantedFault {
  readonly name: string;
  /** The page's file. Defaults to `pollsPage`; a page that doesn't exist is created. */
  readonly file?: string;
  readonly plant: (text: string) => string;
  /** Part of the line that the check names, with the mistake in it. Defaults to the first line. */
  readonly at?: string;
  readonly says: RegExp;
}

/** The page that most mistakes are planted on. */
export const pollsPage = 'docs/chat-features/polls.mdx';

/** The pages of a small site without mistakes. */
export const goodPages = {
  [pollsPage]: `---
title: Polls
description: Start a poll with the form, vote, change your vote, close a poll early, and read the results.
keywords: [poll, vote]
related:
  - /chat-features/ranks
---

To vote in a poll, select your answer.

## Start a poll {/* #create */}

1. Select **Poll** in the icon bar.
2. Write the question and the answers.
3. Choose how long it is open.

The poll appears in the channel.

<LimitsTable ids="poll-question poll-options poll-open" />

## What you can choose {/* #choices */}

<FactsTable of="duration-units" />

## Change your vote {/* #vote */}

Votes don't count for [slow mode](/chat-features/slow-mode).

## What the result looks like {/* #results */}

An owner can send results elsewhere with [webhooks](/chat-settings/webhooks).

<ChatScene poll="Which song next? | Harbour Lights=6 | Night Train=3" note="The result in the channel." />

| What you see | Why |
| --- | --- |
| The question can't be edited | Someone has voted. |
`,
  'docs/chat-features/ranks.mdx': simplePage('Ranks'),
  'docs/chat-features/slow-mode.mdx': simplePage('Slow mode', '## Set the wait {/* #how-long */}'),
  'docs/chat-settings/webhooks.mdx': simplePage('Webhooks', '[Polls](/chat-features/polls#results)'),
  'docs/chat-settings/welcome.mdx': simplePage('Welcome', '<SettingsTable page="welcome" />'),
  'docs/subscriptions.mdx': simplePage('Plans', '## Compare the plans {/* #plans */}'),
} as const;

function simplePage(title: string, body = ''): string {
  return `---
title: ${title}
description: What the page lets the reader do, in fifty characters or more.
keywords: [${title.toLowerCase()}]
---

Text of the page.

${body}
`;
}

const paragraph = 'The poll appears in the channel.';

/** Adds a block above a paragraph. */
function block(lines: string): (text: string) => string {
  return (text) => text.replace(paragraph, `${lines}\n\n${paragraph}`);
}

/** Adds a sentence to that paragraph. */
function sentence(words: string): (text: string) => string {
  return (text) => text.replace(paragraph, () => `${paragraph} ${words}`);
}

function swap(from: string | RegExp, to: string): (text: string) => string {
  return (text) => text.replace(from, () => to);
}

/** Creates a page in plain Markdown. */
function plainPage(body: string): () => string {
  return () => simplePage('Plain', body);
}

const frontMatter: readonly PlantedFault[] = [
  { name: 'no title', plant: swap(/^title:.*\n/m, ''), says: /no `title`.*`title: …`/ },
  { name: 'no description', plant: swap(/^description:.*\n/m, ''), says: /no `description`/ },
  {
    name: 'a short description',
    plant: swap(/^description:.*/m, 'description: Start a poll.'),
    at: 'description:',
    says: /has 13 characters\. Make it 50 to 160/,
  },
  {
    name: 'a long description',
    plant: swap(/^description:.*/m, `description: ${'Start a poll and vote. '.repeat(9)}`.trimEnd()),
    at: 'description:',
    says: /has \d{3} characters/,
  },
  { name: 'no keywords', plant: swap(/^keywords:.*\n/m, ''), says: /no `keywords`/ },
  {
    name: 'keywords that are not a list',
    plant: swap(/^keywords:.*/m, 'keywords: poll, vote'),
    at: 'keywords:',
    says: /`keywords: \[one, two\]`/,
  },
  {
    name: 'an unknown field',
    plant: swap(/^related:/m, 'author: Wren\nrelated:'),
    at: 'author:',
    says: /`author` is read by nobody/,
  },
  {
    name: 'a related page that does not exist',
    plant: swap('  - /chat-features/ranks', '  - /chat-features/rank'),
    at: '  - /chat-features/rank',
    says: /names \/chat-features\/rank, but there is no page/,
  },
  {
    name: 'a review date in another format',
    plant: swap(/^related:/m, 'reviewed: 3 March 2026\nrelated:'),
    at: 'reviewed:',
    says: /"3 March 2026", which is no day of the calendar/,
  },
  {
    name: 'a review date that does not exist',
    plant: swap(/^related:/m, 'reviewed: 2026-02-30\nrelated:'),
    at: 'reviewed:',
    says: /"2026-02-30", which is no day of the calendar/,
  },
  {
    name: 'a title with a colon',
    plant: swap(/^title:.*/m, 'title: Polls: ask the chat'),
    at: 'title:',
    says: /a colon, quotes or brackets in it stands in straight quotes/,
  },
];

const headings: readonly PlantedFault[] = [
  { name: 'a second top heading', plant: block('# Polls'), at: '# Polls', says: /one top heading.*`##`/ },
  {
    name: 'a skipped heading level',
    plant: block('#### In detail {/* #detail */}'),
    at: '#### In detail',
    says: /level 4 comes under one of level 2.*`###`/,
  },
  {
    name: 'a heading without an id',
    plant: swap(' {/* #choices */}', ''),
    at: '## What you can choose',
    says: /no id.*`\{\/\* #what-you-can-choose \*\/\}`/,
  },
  {
    name: 'a duplicate id',
    plant: swap('{/* #vote */}', '{/* #create */}'),
    at: '## Change your vote',
    says: /`create` stands at line 11 as well/,
  },
  {
    name: 'an id with capital letters',
    plant: swap('{/* #results */}', '{/* #The_Results */}'),
    at: '#The_Results',
    says: /small letters, digits and hyphens/,
  },
];

const links: readonly PlantedFault[] = [
  {
    name: 'a link to a page that does not exist',
    plant: swap('(/chat-features/slow-mode)', '(/chat-features/slow-mod)'),
    at: '(/chat-features/slow-mod)',
    says: /no page `\/chat-features\/slow-mod`.*Near it: \/chat-features\/slow-mode/,
  },
  {
    name: 'a link with a wrong capital letter',
    plant: swap('(/chat-features/slow-mode)', '(/chat-features/Slow-mode)'),
    at: '(/chat-features/Slow-mode)',
    says: /Near it: \/chat-features\/slow-mode/,
  },
  {
    name: 'a link to an anchor that another page does not have',
    plant: swap('(/chat-features/slow-mode)', '(/chat-features/slow-mode#how-lang)'),
    at: '#how-lang',
    says: /no place `#how-lang` on docs\/chat-features\/slow-mode\.mdx.*Near it: #how-long/,
  },
  {
    name: 'a link to a table row that a component does not make',
    plant: sentence('See [who reads it](/chat-settings/welcome#setting-show-two).'),
    at: '#setting-show-two',
    says: /no place `#setting-show-two`/,
  },
  {
    name: 'a link to an anchor that the page itself does not have',
    plant: sentence('See [votes](#votes).'),
    at: '(#votes)',
    says: /no place `#votes`.*Near it: #vote/,
  },
  {
    name: 'a link to an old address',
    plant: swap('(/chat-settings/webhooks)', '(/webhooks)'),
    at: '(/webhooks)',
    says: /old address.*Write `\/chat-settings\/webhooks`/,
  },
  {
    name: 'a link to this site with its domain',
    plant: swap('(/chat-settings/webhooks)', '(https://docs.rookery.example/chat-settings/webhooks)'),
    at: 'https://docs.rookery.example',
    says: /our own site.*Write `\/chat-settings\/webhooks`/,
  },
  {
    name: 'a link with a trailing slash',
    plant: swap('(/chat-settings/webhooks)', '(/chat-settings/webhooks/)'),
    at: '/webhooks/)',
    says: /no slash at the end\. Write `\/chat-settings\/webhooks`/,
  },
  {
    name: 'a link with a file extension',
    plant: swap('(/chat-settings/webhooks)', '(/chat-settings/webhooks.html)'),
    at: 'webhooks.html',
    says: /no ending.*Write `\/chat-settings\/webhooks`/,
  },
  {
    name: 'a relative link',
    plant: swap('(/chat-features/slow-mode)', '(slow-mode)'),
    at: '(slow-mode)',
    says: /Write the whole path/,
  },
  {
    name: 'a link to a file that does not exist',
    plant: swap('(/chat-features/slow-mode)', '(./slow-mod.mdx)'),
    at: 'slow-mod.mdx',
    says: /no file docs\/chat-features\/slow-mod\.mdx/,
  },
  {
    name: 'an HTML link to a page that does not exist',
    plant: sentence('See <a href="/chat-features/poll">polls</a>.'),
    at: 'href="/chat-features/poll"',
    says: /no page `\/chat-features\/poll`/,
  },
  {
    name: 'a link without a URL',
    plant: sentence('See [ranks]().'),
    at: '[ranks]()',
    says: /leads nowhere/,
  },
  {
    name: 'a reference link without a definition',
    plant: sentence('See [the ranks][ranks].'),
    at: '[the ranks][ranks]',
    says: /show as brackets/,
  },
];

const pictures: readonly PlantedFault[] = [
  {
    name: 'an image that does not exist',
    plant: block('![A poll](/img/poll.png)'),
    at: '/img/poll.png',
    says: /no picture static\/img\/poll\.png/,
  },
  {
    name: 'an image without alternative text',
    plant: block('![](/img/logo.svg)'),
    at: '![]',
    says: /no description.*`!\[What it shows\]/,
  },
  {
    name: 'an HTML image without alternative text',
    plant: block('<img src="/img/logo.svg" />'),
    at: '<img',
    says: /no description/,
  },
  {
    name: 'an image from another site',
    plant: block('![A poll](https://pictures.example/poll.png)'),
    at: 'pictures.example',
    says: /another site/,
  },
];

const boxesAndCode: readonly PlantedFault[] = [
  {
    name: 'an admonition with its title outside the brackets',
    plant: block(':::note Mind the quotes\n\nText.\n\n:::'),
    at: ':::note',
    says: /Write `:::note\[Mind the quotes\]`/,
  },
  {
    name: 'an unknown kind of admonition',
    plant: block(':::notice[Mind the quotes]\n\nText.\n\n:::'),
    at: ':::notice',
    says: /no box `notice`.*note, tip, info, warning, danger/,
  },
  {
    name: 'an admonition that is not closed',
    plant: block(':::note[Mind the quotes]\n\nText.'),
    at: ':::note',
    says: /Nothing closes this box/,
  },
  {
    name: 'the end of an admonition that was not opened',
    plant: block(':::'),
    at: ':::',
    says: /nothing opened/,
  },
  {
    name: 'code without a language',
    plant: block('~~~\n/poll "A" "B"\n~~~'),
    at: '~~~',
    says: /doesn't say its language/,
  },
  {
    name: 'a code block that is not closed',
    plant: (text) => `${text}\n\`\`\`text why="an example"\n/poll "A" "B"\n`,
    at: '```text why="an example"',
    says: /Nothing closes this block of code/,
  },
];

const words: readonly PlantedFault[] = [
  {
    name: 'chatroom',
    plant: sentence('The chatroom sees it.'),
    at: 'chatroom',
    says: /"chatroom".*Write "chat"/,
  },
  { name: 'room', plant: sentence('The room sees it.'), at: 'The room', says: /Write "The chat"/ },
  { name: 'log in as a verb', plant: sentence('Log in to vote.'), at: 'Log in', says: /Write "Sign in"/ },
  { name: 'log-in as a noun', plant: sentence('Your log-in ends.'), at: 'log-in', says: /Write "sign-in"/ },
  { name: 'login', plant: sentence('Your login ends.'), at: 'login', says: /Write "sign-in"/ },
  {
    name: 'organisation',
    plant: sentence('Your organisation sees it.'),
    at: 'organisation',
    says: /Write "organization"/,
  },
  { name: 'American spelling', plant: sentence('Choose a color.'), at: 'color', says: /British.*"colour"/ },
  {
    name: 'a comfort word',
    plant: sentence('It takes just a minute.'),
    at: 'just',
    says: /"just".*stuck.*Leave it out/,
  },
  { name: 'another comfort word', plant: sentence('Please wait.'), at: 'Please', says: /"Please"/ },
  {
    name: 'a comfort word in the description',
    plant: swap('close a poll early', 'easily close one early'),
    at: 'description:',
    says: /"easily"/,
  },
  {
    name: 'a misspelt word',
    plant: sentence('Everybody recieves it.'),
    at: 'recieves',
    says: /"recieves" is in no dictionary.*Did you mean "receives"/,
  },
  {
    name: 'a misspelt word in a heading',
    plant: swap('## What the result looks like', '## What the resullt looks like'),
    at: 'resullt',
    says: /Did you mean "result"/,
  },
  {
    name: 'a misspelt word in a caption',
    plant: swap('The result in the channel.', 'The result in the chanel.'),
    at: 'chanel',
    says: /Did you mean .*"channel"/,
  },
  {
    name: 'a misspelt word in a table',
    plant: swap('Someone has voted.', 'Someone has votted.'),
    at: 'votted',
    says: /Did you mean .*"voted"/,
  },
];

const facts: readonly PlantedFault[] = [
  {
    name: 'a typed limit',
    plant: sentence(`A question has up to ${limits['poll-question'].max} characters.`),
    at: 'A question has',
    says: /characters": the product can change this number.*`<Limit id="poll-question" \/>`/,
  },
  {
    name: 'a typed limit with another word for its unit',
    plant: sentence(`A poll has at most ${limits['poll-options'].max} options.`),
    at: 'A poll has at most',
    says: /`<Limit id="poll-options" \/>`/,
  },
  {
    name: 'a typed end of a range',
    plant: sentence(`A poll is open for ${limits['poll-open'].max / 1440} days at most.`),
    at: 'A poll is open for',
    says: /`<Limit id="poll-open" \/>`/,
  },
  {
    name: 'a typed price',
    plant: sentence(`Plus costs $${monthlyPrice('plus')}.`),
    at: 'Plus costs',
    says: /`<Price plan="plus" \/>`/,
  },
  {
    name: 'a typed price in the description',
    plant: swap('close a poll early', `get more polls for $${monthlyPrice('pro')}`),
    at: 'description:',
    says: /"\$\d+".*without the number.*`<Price plan="pro" \/>`/,
  },
  {
    name: 'a typed number of a plan',
    plant: sentence(`The chat has room for ${planFeatures['people-online'].values.plus.text} people online.`),
    at: 'room for',
    says: /`<PlanValue feature="people-online" plan="plus" \/>`/,
  },
  {
    name: 'a component that does not exist',
    plant: block('<LimitTable ids="poll-question" />'),
    at: '<LimitTable',
    says: /no component `<LimitTable>`.*LimitsTable/,
  },
  {
    name: 'a fact that does not exist',
    plant: sentence('Ask in <Limit id="poll-questions" />.'),
    at: 'poll-questions',
    says: /names the limit "poll-questions".*Near it: poll-question/,
  },
  {
    name: 'a component without its id',
    plant: sentence('Ask in <Limit />.'),
    at: '<Limit />',
    says: /does not say which limit/,
  },
  {
    name: 'braces in an attribute of a component',
    plant: sentence('Ask in <Limit id={200} />.'),
    at: 'id={200}',
    says: /write id="…", without braces/,
  },
];

const traps: readonly PlantedFault[] = [
  { name: 'a less-than sign', plant: sentence('With <5 votes it ends.'), at: '<5', says: /"less than"/ },
  {
    name: 'a placeholder in angle brackets',
    plant: sentence('Type your <name> now.'),
    at: '<name>',
    says: /`<name>` opens here and nothing closes it.*put it in code/,
  },
  { name: 'a placeholder in braces', plant: sentence('Hello {name}.'), at: '{name}', says: /read as code/ },
  {
    name: 'a brace that is not closed',
    plant: sentence('It ends with {.'),
    at: 'with {.',
    says: /A `\{` in text/,
  },
  {
    name: 'a heading id in the syntax of plain Markdown',
    plant: swap('{/* #choices */}', '{#choices}'),
    at: '{#choices}',
    says: /Write the id as `\{\/\* #choices \*\/\}`/,
  },
  {
    name: 'an HTML comment',
    plant: block('<!-- To do -->'),
    at: '<!--',
    says: /Write it as `\{\/\* … \*\/\}`/,
  },
  {
    name: 'an attribute without quotes',
    plant: sentence('Ask in <Limit id=poll-question />.'),
    at: 'id=poll-question',
    says: /straight double quotes/,
  },
  {
    name: 'a line that starts with import',
    plant: block('import Poll from "./poll"'),
    at: 'import Poll',
    says: /Components need no import/,
  },
  {
    name: 'trailing spaces',
    plant: swap('Choose how long it is open.', 'Choose how long it is open.  '),
    at: '3. Choose how long',
    says: /ends with spaces/,
  },
];

const allowances: readonly PlantedFault[] = [
  {
    name: 'an allow comment without a reason',
    plant: block('{/* allow: login */}\n\nWix says login.'),
    at: 'allow: login',
    says: /why this is allowed/,
  },
  {
    name: 'an allow comment for a word that is not there',
    plant: block('{/* allow: login because Wix says so */}\n\nWix says sign in.'),
    at: 'allow: login',
    says: /Nothing below needs "login"/,
  },
];

const plainMarkdown: readonly PlantedFault[] = [
  {
    name: 'a heading without an id, in plain Markdown',
    file: 'docs/plain.md',
    plant: plainPage('## The first part\n\nText.'),
    at: '## The first part',
    says: /no id/,
  },
  {
    name: 'chatroom, in plain Markdown',
    file: 'docs/plain.md',
    plant: plainPage('A chatroom {with} <5 people.'),
    at: 'chatroom',
    says: /Write "chat"/,
  },
];

/** Mistakes that `npm run check` finds on a single page, each planted alone. */
export const plantedFaults: readonly PlantedFault[] = [
  ...frontMatter,
  ...headings,
  ...links,
  ...pictures,
  ...boxesAndCode,
  ...words,
  ...facts,
  ...traps,
  ...allowances,
  ...plainMarkdown,
];
