import type { Routes } from './site';

/** The page that tests put faults on. */
export const pollsPage = 'docs/chat-features/polls.mdx';

/** The pages of a small site without faults. */
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

The poll appears in the channel.

## Change your vote {/* #vote */}

Votes don't count for [slow mode](/chat-features/slow-mode).

## What the result looks like {/* #results */}

An owner can send results elsewhere with [webhooks](/chat-settings/webhooks).

<ChatScene note="The result in the channel.">
  <Message from="wren">Which song next?</Message>
</ChatScene>
`,
  [pollsPage.replace('.mdx', '.search.yaml')]: 'create:\n  - straw poll\n',
  'docs/chat-features/ranks.mdx': simplePage('Ranks', 'index: [staff]\n'),
  'docs/chat-features/slow-mode.mdx': simplePage('Slow mode', '', '## Wait {/* #how-long */}\n\nSeconds.'),
  'docs/chat-settings/webhooks.mdx': simplePage('Webhooks', '', '[Polls](/chat-features/polls#results)'),
  'docs/chat-settings/welcome.mdx': simplePage('Welcome', '', '<SettingsTable page="welcome" />'),
  'src/theme/Footer.ts': "export const link = '/chat-features/polls#vote';\n",
  'src/facts/rules.ts': "export const rules = ['A poll ends on its day.'];\n",
} as const;

/** What decides which addresses that site has, besides its pages. */
export const goodRoutes: Routes = {
  sidebars: {
    one: ['chat-features/polls', 'chat-features/ranks', 'chat-features/slow-mode'],
    two: ['chat-settings/webhooks', 'chat-settings/welcome'],
  },
  redirects: [{ from: '/Ranks', to: '/chat-features/ranks' }],
  promisedPages: ['/chat-features/polls', '/Ranks'],
};

function simplePage(title: string, fields = '', body = ''): string {
  return `---
title: ${title}
description: What the page lets the reader do, in a sentence that is long enough.
keywords: [${title.toLowerCase()}]
${fields}related:
  - /chat-features/polls
---

Text of the page.

${body}
`;
}
