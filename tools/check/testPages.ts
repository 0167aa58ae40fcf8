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

<ChatScene note="The result in the channel.">
  <Message from="wren">Which song next?</Message>
</ChatScene>

| What you see | Why |
| --- | --- |
| The question can't be edited | Someone has voted. |
`,
  'docs/chat-features/ranks.mdx': simplePage('Ranks'),
  'docs/chat-features/slow-mode.mdx': simplePage('Slow mode', '## Wait {/* #how-long */}\n\nSeconds.'),
  'docs/chat-settings/webhooks.mdx': simplePage('Webhooks', '[Polls](/chat-features/polls#results)'),
  'docs/chat-settings/welcome.mdx': simplePage('Welcome', '<SettingsTable page="welcome" />'),
  'docs/subscriptions.mdx': simplePage('Plans', '## Compare the plans {/* #plans */}\n\nFour plans.'),
} as const;

function simplePage(title: string, body = ''): string {
  return `---
title: ${title}
description: What the page lets the reader do, in a sentence that is long enough.
keywords: [${title.toLowerCase()}]
related:
  - /chat-features/polls
---

Text of the page.

${body}
`;
}
