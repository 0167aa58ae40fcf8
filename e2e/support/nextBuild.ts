import { expect } from '@playwright/test';
import { copySite, type SiteCopy } from './siteCopy';

/** How the pages of the next build differ from those of the tested one. */
export const changes = {
  changed: { route: '/chat-features/polls', before: 'Polls', after: 'Polls and votes' },
  added: { route: '/chat-features/voice-notes', title: 'Voice notes' },
  removed: { route: '/chat-features/slow-mode', before: 'Slow mode', now: '/chat-features/moderation' },
} as const;

/** An inline style sheet of the next build's pages, which the policy of the tested build doesn't allow. */
export const inlineStyle = 'body{--next-build:here}';

const addedPage = `---
title: ${changes.added.title}
description: Record a note with your voice, send it to the channel, and take it back when you change your mind about it.
keywords: [voice notes, voice message, record a message, speak instead of typing]
related:
  - /chat-features/uploads
---

Hold the microphone to record a voice note.
`;

function replaced(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

/**
 * Builds the site as it might be some days later: one page has changed, one is new, one is gone, and all have an inline
 * style sheet. The scripts of the search and of the emoji table have changed, too.
 * @param environment what the build takes from the environment
 */
export async function buildNext(environment: Record<string, string>): Promise<SiteCopy> {
  const copy = await copySite();
  const { changed, added, removed } = changes;
  await copy.write(`docs${added.route}.mdx`, addedPage);
  await copy.edit(`docs${changed.route}.mdx`, (text) =>
    replaced(text, `title: ${changed.before}\n`, `title: ${changed.after}\n`),
  );
  await copy.edit('docusaurus.config.ts', (text) =>
    replaced(
      text,
      'headTags: [',
      `headTags: [{ tagName: 'style', attributes: {}, innerHTML: '${inlineStyle}' },`,
    ),
  );
  await copy.edit('src/search/engine/SearchEngine.ts', (text) =>
    replaced(text, 'const nearestWords = 4;', 'const nearestWords = 5;'),
  );
  await copy.edit('src/search/client/worker.ts', (text) =>
    replaced(text, 'reply({ id: 0 });', 'reply({ id: 0, error: undefined });'),
  );
  await copy.edit('src/components/EmojiTable/Results.tsx', (text) =>
    replaced(text, '"All emoji"', '"All the emoji"'),
  );
  for (const step of [
    () => copy.run('remove-page', removed.route.slice(1), '--to', removed.now),
    () => copy.build(environment),
  ]) {
    const { done, output } = await step();
    expect(done, output).toBe(true);
  }
  return copy;
}
