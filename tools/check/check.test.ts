import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '../../src/facts/limits';
import { planFeatures, plans } from '../../src/facts/plans';
import { createTempFolder, writeFiles } from '../../src/utils/tempFolders';
import { factStrings, otherLabels } from './rules/labels';
import { runCheck } from './run';

const frontMatterTitled = (title: string) => `---
title: ${title}
description: What the page lets the reader do, in a sentence that is long enough.
keywords: [poll, chatroom,
  plaese]
---
`;

const polls = `${frontMatterTitled('Polls')}
To vote in a poll, select your answer.

## Start a poll {/* #create */}

The poll appears in the channel.

<ChatScene>
  <Message from="wren">The room can log in: which song at **20:00**?</Message>
</ChatScene>

…
`;

/** A page with a byte order mark and CRLF line ends, text that only looks wrong, and a review that is due. */
const flawlessPage = `\uFEFF${frontMatterTitled('Right').replace('---\n', '---\nreviewed: 2020-02-01\n')}
An answer has up to 200 characters. You can sign in in [two ways](#caf%C3%A9). 🏴\u{e0067}\u{e0062}\u{e007f}, 👩🏽\u200d🚀, ❤\ufe0f\u200d🔥, 5 μs, <span id="café" lang="ja">Javaの設定</span>.

C++, C#, snake_case, Q&A, 5 × 3 = 15, 18:30, in C# or F#, # signs, #general&nbsp;end, \\*stars\\*, :this  \nthe line.

1. Type \`login chatroom 200 characters\`:

   \`\`\`text
   login *chatroom* {200} characters
   \`\`\`

\`\`\`go
fmt.Println("Hello")
\`\`\`

:::tip[Fold]

| A | B |
| --- | --- |
| 1 | ~~2~~ |

:::
`.replaceAll('\n', '\r\n');

/** A site without problems. Its keywords and messages have words to avoid, which is right. */
const site = {
  'docs/right.mdx': flawlessPage,
  'docs/.trash/old.mdx': 'No page.',
  'docs/chat-features/polls.mdx': polls,
  'docs/chat-features/polls.search.yaml': 'create: [straw vote, poll the chat, straw poll]\n',
  'docs/chat-features/ranks.mdx': `${frontMatterTitled('Ranks')}\n**Never again** [vote](/chat-features/polls#create).\n`,
  'docs/chat-features/draft.mdx': `${frontMatterTitled('Draft').replace('---\n', '---\ndraft: true\n')}\n[Text](/chat-features/draft).\n`,
  'docs/listed.mdx': frontMatterTitled('Listed'),
  'redirects.json': '{\n  "/Ranks": "/chat-features/ranks"\n}\n',
  'static/img/owl.png': '',
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
    /^docs\/right\.mdx:2:1 `reviewed` is more than .*\n5 pages checked: no problems\.\n$/,
  );
  expect(status).toBe(0);
});

const { max: longest } = limits['poll-question'];
const pollsFile = 'docs/chat-features/polls.mdx';
const pageLine = polls.slice(0, polls.indexOf('…')).split('\n').length;

/** Texts in place of `…` on a page, and the message for their first lines. */
test.each<[typed: string, message: RegExp]>([
  ...['*poll', '[poll]', '<b>a | b</b>', '{name}', '::youtube[Film]'].map((typed): [string, RegExp] => [
    typed,
    /Readers see this as you typed it/,
  ]),
  ['```cobol\nA\n```', /Code needs a language.*not "cobol"/],
  ['```json\n{ "a": 1, }\n```', /isn't JSON/],
  ['>>>>>>> other', /Two versions of the page/],
  ['## A heading', /has no id.*`\{\/\* #a-heading \*\/\}`/],
  ['<span id="create" />', /`create` is on this page already/],
  ['[A](/chat-features/rank)', /no page `\/chat-features\/rank`\. Similar: \/chat-features\/ranks/],
  ['[A](/chat-features/draft)', /no page `\/chat-features\/draft`/],
  ['[A](#50%-off)', /no `#50%-off`/],
  ['[A](#creat)', /no `#creat` in .*Similar: create/],
  ['[A](pathname:///img/ow.png)', /no file `\/img\/ow\.png` in `static\/`.*Similar: static\/img\/owl\.png/],
  ['![Owl](/img/ow.png)', /no file `\/img\/ow\.png` in `static\/`/],
  ['<iframe src="https://video.example/1" title="A"></iframe>', /browsers block/],
  ['<PlansTable />', /There is no tag `<PlansTable>`.*Similar: PlanTable/],
  ['<Limit id="poll-questions" />', /<Limit> .*poll-questions.*poll-question/],
  ['Type `/po\u200dll`.', /U\+200D/],
  ['A caf\ufffd.', /isn't saved as UTF-8/],
  ['Type `/p\u043ell`.', /look-alike character \(U\+043E\)/],
  ['The chatrooms see it.', /"chatrooms".*Write "chats"/],
  ['It ends in the the channel.', /"the the".*write "the"/],
  ['They recieves it.', /"recieves".*Write "receives"/],
  ['{/* allow: login because */} A login.', /"login".* because … /],
  ['Select **Launch poll**.', /"Launch poll"\. Similar: .*poll/],
  ['Select *Send*.', /a label.*`\*\*Send\*\*`/],
  ['It costs $8.', /prices change.*`<Price plan="plus" \/>` with its plan/],
  [`It has ${planFeatures['people-online'].cells.plus.text} people online.`, /<PlanValue .*"plus"/],
  [`## A question has ${longest} characters {/* #size */}`, /leave out the.*allow it on the page/],
  [`A question has **${longest}** characters.`, /Write `<Limit id="poll-question" \/>`/],
])('finds the problem of %j', async (typed, message) => {
  const lines = await check({ [pollsFile]: polls.replace('…', () => typed) });
  const found = lines.filter((line) => line.startsWith(pollsFile));
  expect(found).toEqual([expect.stringMatching(message)]);
  expect(found[0]).toContain(`${pollsFile}:${pageLine}:`);
});

/** Files, and the place and the message of their only problem. */
test.each<[file: string, text: string, message: RegExp]>([
  [pollsFile, polls.replace('description', 'descripton'), /:1:1 `description`: /],
  [pollsFile, polls.replace('What the page', 'The page.\nx: '), /:4:1 `x`: /],
  [pollsFile, polls.replace('[poll, ', '[poll, ['), /:6:1 unexpected end/],
  [
    pollsFile,
    polls.replace('title: Polls', `title: For ${plans.pro.price.text}`),
    /leave out the.*`<Price plan="pro"/,
  ],
  [
    pollsFile,
    polls.replace('…', '<Plan id="plus">\n'),
    /This isn't MDX: Expected a closing tag for `<Plan>` \(\d+:/,
  ],
  [pollsFile, `${polls}\nCall [988](tel:988).\n`, /phone numbers needs `reviewed`/],
  ['docs/chat-features/Voice Notes.mdx', polls, /Rename it to `.*features\/voice-notes\.mdx`/],
  ['docs/a.md', polls, /Rename it to `docs\/a\.mdx`/],
  ['docs/games.search.yaml', 'top: [fun]\n', /no page with these phrases/],
  ['docs/chat-features/polls.search.yaml', 'to-creat: [a]\ncreat: [b]\n', /:2:1 .*`creat`.*Similar: create/],
  ['docs/chat-features/polls.search.yaml', 'create: b\n', /`create`: Invalid type/],
  ['redirects.json', '{ "/a": "/search",\n"/b": "/chat-features/rank" }', /:2:1 There is no page .*ranks/],
  ['redirects.json', '{ "/a": "/search", }', /in JSON at/],
  ['redirects.json', '{ "/a": "//evil.example" }', /"\/a": Redirect to the path of a page/],
  ['redirects.json', '{ "/listed": "/search" }', /`\/listed` is a page/],
  ['src/pages/_run.mdx', '[A](/chat-features/pols)', /There is no page/],
  ['src/facts/rules.ts', "const rule = 'People wayt in a channel.';\n", /"wayt"/],
  [
    'src/facts/rules.ts',
    "const rule = 'Select **Launch poll**.';\n",
    /No screen has the label "Launch poll"/,
  ],
  ['static/webhooks/poll.json', '{ "a": 1 }', /The reference doesn't show "a"/],
])('%s has the problem of %j', async (file, text, message) => {
  const found = (await check({ [file]: text })).filter((line) => line.startsWith(`${file}:`));
  expect(found).toContainEqual(expect.stringMatching(message));
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
