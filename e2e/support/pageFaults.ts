/** A fault to plant in a page, and what a writer should then read. */
export interface PageFault {
  readonly name: string;
  /** The page's file; that of polls where it is left out. A page that isn't there is made. */
  readonly file?: string;
  readonly plant: (text: string) => string;
  /** A piece of the line that is named, as it stands with the fault in it; the first line where it is left out. */
  readonly at?: string;
  readonly says: RegExp;
}

/** The page that most faults are planted in. */
export const usualPage = 'docs/chat-features/polls.mdx';

const paragraph = 'The poll appears in the channel.';

/** Puts a block of its own above a paragraph of the page about polls. */
function block(lines: string): (text: string) => string {
  return (text) => text.replace(paragraph, `${lines}\n\n${paragraph}`);
}

/** Adds a sentence to that paragraph. */
function sentence(words: string): (text: string) => string {
  return (text) => text.replace(paragraph, `${paragraph} ${words}`);
}

function swap(from: string | RegExp, to: string): (text: string) => string {
  return (text) => text.replace(from, to);
}

/** A page in plain Markdown, with some text. */
function plainPage(body: string): () => string {
  return () =>
    `---\ntitle: Plain\ndescription: A page in plain Markdown, which has none of the traps of the other kind.\nkeywords: [plain]\n---\n\n${body}\n`;
}

const frontMatter: readonly PageFault[] = [
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
    name: 'keywords that are no list',
    plant: swap(/^keywords:.*/m, 'keywords: poll, vote'),
    at: 'keywords:',
    says: /`keywords: \[one, two\]`/,
  },
  {
    name: 'a field that nobody reads',
    plant: swap(/^related:/m, 'author: Wren\nrelated:'),
    at: 'author:',
    says: /`author` is read by nobody/,
  },
  {
    name: 'a related page that is not there',
    plant: swap('  - /chat-features/ranks', '  - /chat-features/rank'),
    at: '  - /chat-features/rank',
    says: /names \/chat-features\/rank, but there is no page/,
  },
  {
    name: 'a day of review in another form',
    plant: swap(/^related:/m, 'reviewed: 3 March 2026\nrelated:'),
    at: 'reviewed:',
    says: /"3 March 2026", which is no day of the calendar/,
  },
  {
    name: 'a day of review that does not exist',
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

const headings: readonly PageFault[] = [
  { name: 'a second top heading', plant: block('# Polls'), at: '# Polls', says: /one top heading.*`##`/ },
  {
    name: 'a level left out',
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
    name: 'an id that stands twice',
    plant: swap('{/* #vote */}', '{/* #create */}'),
    at: '## Vote, and change',
    says: /`create` stands at line 16 as well/,
  },
  {
    name: 'an id that is hard to copy',
    plant: swap('{/* #results */}', '{/* #The_Results */}'),
    at: '#The_Results',
    says: /small letters, digits and hyphens/,
  },
];

const links: readonly PageFault[] = [
  {
    name: 'a link to no page',
    plant: swap('(/chat-features/slow-mode)', '(/chat-features/slow-mod)'),
    at: '(/chat-features/slow-mod)',
    says: /no page `\/chat-features\/slow-mod`.*Near it: \/chat-features\/slow-mode/,
  },
  {
    name: 'a link with another capital letter',
    plant: swap('(/chat-features/slow-mode)', '(/chat-features/Slow-mode)'),
    at: '(/chat-features/Slow-mode)',
    says: /Near it: \/chat-features\/slow-mode/,
  },
  {
    name: 'a link to no place on another page',
    plant: swap('(/chat-features/slow-mode)', '(/chat-features/slow-mode#how-lang)'),
    at: '#how-lang',
    says: /no place `#how-lang` on docs\/chat-features\/slow-mode\.mdx.*Near it: #how-long/,
  },
  {
    name: 'a link to no row of a table that a component makes',
    plant: sentence('See [who reads it](/chat-settings/welcome#setting-show-two).'),
    at: '#setting-show-two',
    says: /no place `#setting-show-two`/,
  },
  {
    name: 'a link to no place on the page itself',
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
    name: 'a link to our own site in full',
    plant: swap('(/chat-settings/webhooks)', '(https://docs.rookery.example/chat-settings/webhooks)'),
    at: 'https://docs.rookery.example',
    says: /our own site.*Write `\/chat-settings\/webhooks`/,
  },
  {
    name: 'a link with a slash at its end',
    plant: swap('(/chat-settings/webhooks)', '(/chat-settings/webhooks/)'),
    at: '/webhooks/)',
    says: /no slash at the end\. Write `\/chat-settings\/webhooks`/,
  },
  {
    name: 'a link with an ending',
    plant: swap('(/chat-settings/webhooks)', '(/chat-settings/webhooks.html)'),
    at: 'webhooks.html',
    says: /no ending.*Write `\/chat-settings\/webhooks`/,
  },
  {
    name: 'a link from where the page is',
    plant: swap('(/chat-features/slow-mode)', '(slow-mode)'),
    at: '(slow-mode)',
    says: /Write the whole path/,
  },
  {
    name: 'a link to a file that is not there',
    plant: swap('(/chat-features/slow-mode)', '(./slow-mod.mdx)'),
    at: 'slow-mod.mdx',
    says: /no file docs\/chat-features\/slow-mod\.mdx/,
  },
  {
    name: 'a link as HTML to no page',
    plant: sentence('See <a href="/chat-features/poll">polls</a>.'),
    at: 'href="/chat-features/poll"',
    says: /no page `\/chat-features\/poll`/,
  },
  {
    name: 'a link without an address',
    plant: sentence('See [ranks]().'),
    at: '[ranks]()',
    says: /leads nowhere/,
  },
  {
    name: 'brackets without an address',
    plant: sentence('See [the ranks][ranks].'),
    at: '[the ranks][ranks]',
    says: /show as brackets/,
  },
];

const pictures: readonly PageFault[] = [
  {
    name: 'a picture that is not there',
    plant: block('![A poll](/img/poll.png)'),
    at: '/img/poll.png',
    says: /no picture static\/img\/poll\.png/,
  },
  {
    name: 'a picture without a description',
    plant: block('![](/img/logo.svg)'),
    at: '![]',
    says: /no description.*`!\[What it shows\]/,
  },
  {
    name: 'a picture as HTML without a description',
    plant: block('<img src="/img/logo.svg" />'),
    at: '<img',
    says: /no description/,
  },
  {
    name: 'a picture from another site',
    plant: block('![A poll](https://pictures.example/poll.png)'),
    at: 'pictures.example',
    says: /another site/,
  },
];

const boxesAndCode: readonly PageFault[] = [
  {
    name: 'a box with its title outside the brackets',
    plant: block(':::note Mind the quotes\n\nText.\n\n:::'),
    at: ':::note',
    says: /Write `:::note\[Mind the quotes\]`/,
  },
  {
    name: 'a box of no kind',
    plant: block(':::notice[Mind the quotes]\n\nText.\n\n:::'),
    at: ':::notice',
    says: /no box `notice`.*note, tip, info, warning, danger/,
  },
  {
    name: 'a box that nothing closes',
    plant: block(':::note[Mind the quotes]\n\nText.'),
    at: ':::note',
    says: /Nothing closes this box/,
  },
  { name: 'the end of a box that nothing opened', plant: block(':::'), at: ':::', says: /nothing opened/ },
  {
    name: 'code without a language',
    plant: block('~~~\n/poll "A" "B"\n~~~'),
    at: '~~~',
    says: /doesn't say its language/,
  },
  {
    name: 'code that nothing closes',
    plant: (text) => `${text}\n\`\`\`text why="an example"\n/poll "A" "B"\n`,
    at: '```text why="an example"',
    says: /Nothing closes this block of code/,
  },
];

const words: readonly PageFault[] = [
  {
    name: 'another word for a chat',
    plant: sentence('The chatroom sees it.'),
    at: 'chatroom',
    says: /"chatroom".*Write "chat"/,
  },
  { name: 'a room', plant: sentence('The room sees it.'), at: 'The room', says: /Write "The chat"/ },
  { name: 'to log in', plant: sentence('Log in to vote.'), at: 'Log in', says: /Write "Sign in"/ },
  { name: 'a log-in', plant: sentence('Your log-in ends.'), at: 'log-in', says: /Write "sign-in"/ },
  { name: 'a login', plant: sentence('Your login ends.'), at: 'login', says: /Write "sign-in"/ },
  {
    name: 'an organisation',
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
    plant: swap('The result in the channel: votes', 'The result in the chanel: votes'),
    at: 'chanel',
    says: /Did you mean .*"channel"/,
  },
  {
    name: 'a misspelt word in a table',
    plant: swap('| Somebody has voted. |', '| Somebody has votted. |'),
    at: 'votted',
    says: /Did you mean .*"voted"/,
  },
];

const facts: readonly PageFault[] = [
  {
    name: 'a limit that is typed',
    plant: sentence('A question has up to 200 characters.'),
    at: '200 characters',
    says: /"200 characters": the product can change this number.*`<Limit id="poll-question" \/>`/,
  },
  {
    name: 'a limit that is typed, with another word for its unit',
    plant: sentence('A poll has at most 10 options.'),
    at: '10 options',
    says: /`<Limit id="poll-options" \/>`/,
  },
  {
    name: 'an end of a span that is typed',
    plant: sentence('A poll is open for 7 days at most.'),
    at: '7 days',
    says: /`<Limit id="poll-open" \/>`/,
  },
  {
    name: 'a price that is typed',
    plant: sentence('Plus costs $9.'),
    at: '$9',
    says: /`<Price plan="plus" \/>`/,
  },
  {
    name: 'a price that is typed in the description',
    plant: swap('close a poll early', 'get more polls for $29'),
    at: 'description:',
    says: /"\$29".*without the number.*`<Price plan="pro" \/>`/,
  },
  {
    name: 'a number of a plan that is typed',
    plant: sentence('The chat has room for 250 people online.'),
    at: '250 people',
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
    name: 'a component without its key',
    plant: sentence('Ask in <Limit />.'),
    at: '<Limit />',
    says: /does not say which limit/,
  },
  {
    name: 'braces in a component',
    plant: sentence('Ask in <Limit id={200} />.'),
    at: 'id={200}',
    says: /write id="…", without braces/,
  },
];

const traps: readonly PageFault[] = [
  { name: 'a smaller-than sign', plant: sentence('With <5 votes it ends.'), at: '<5', says: /"less than"/ },
  {
    name: 'a placeholder in angle brackets',
    plant: sentence('Type your <name> now.'),
    at: '<name>',
    says: /`<name>` opens here and nothing closes it.*put it in code/,
  },
  { name: 'a placeholder in braces', plant: sentence('Hello {name}.'), at: '{name}', says: /read as code/ },
  {
    name: 'a brace that stays open',
    plant: sentence('It ends with {.'),
    at: 'with {.',
    says: /A `\{` in text/,
  },
  {
    name: 'an id as plain Markdown writes it',
    plant: swap('{/* #choices */}', '{#choices}'),
    at: '{#choices}',
    says: /Write the id as `\{\/\* #choices \*\/\}`/,
  },
  {
    name: 'a comment as plain Markdown writes it',
    plant: block('<!-- To do -->'),
    at: '<!--',
    says: /Write it as `\{\/\* … \*\/\}`/,
  },
  {
    name: 'a component without quotes',
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
    name: 'spaces at the end of a line',
    plant: swap(/^4\. Choose how long it is open\.$/m, '4. Choose how long it is open.  '),
    at: '4. Choose how long',
    says: /ends with spaces/,
  },
];

const allowances: readonly PageFault[] = [
  {
    name: 'a word allowed without a reason',
    plant: block('{/* allow: login */}\n\nWix says login.'),
    at: 'allow: login',
    says: /why this is allowed/,
  },
  {
    name: 'a word allowed that is not there',
    plant: block('{/* allow: login because Wix says so */}\n\nWix says sign in.'),
    at: 'allow: login',
    says: /Nothing below needs "login"/,
  },
];

const plainMarkdown: readonly PageFault[] = [
  {
    name: 'a heading without an id, in plain Markdown',
    file: 'docs/plain.md',
    plant: plainPage('## The first part\n\nText.'),
    at: '## The first part',
    says: /no id/,
  },
  {
    name: 'a word of another name, in plain Markdown',
    file: 'docs/plain.md',
    plant: plainPage('A chatroom {with} <5 people.'),
    at: 'chatroom',
    says: /Write "chat"/,
  },
];

/** Faults that one page shows by itself, each planted alone. */
export const pageFaults: readonly PageFault[] = [
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
