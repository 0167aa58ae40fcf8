import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite } from './support/siteCopy';

// Each builds the site, which takes half a minute where nothing else runs.
test.describe.configure({ timeout: 240_000 });

const faults = [
  {
    name: 'a page without a description',
    file: 'docs/chat-features/polls.mdx',
    change: (text: string) => text.replace(/^description:.*\n/m, ''),
    says: [
      /docs\/chat-features\/polls\.mdx:1/,
      /There is no `description`\. Say what the page lets the reader do/,
    ],
  },
  {
    name: 'a page reviewed on a day that the calendar does not have',
    file: 'docs/cookies.mdx',
    change: (text: string) => text.replace(/^reviewed:.*$/m, 'reviewed: 2026-02-30'),
    says: [
      /docs\/cookies\.mdx:1/,
      /`reviewed` is "2026-02-30", which is no day of the calendar\. Write the day/,
    ],
  },
  {
    name: 'an unknown fact',
    file: 'docs/chat-features/polls.mdx',
    change: (text: string) => `${text}\n\nAsk <Limit id="pol-question" />.\n`,
    says: [/docs\/chat-features\/polls\.mdx:\d+/, /names the limit "pol-question"/, /Near it: poll-question/],
  },
  {
    name: 'a related page that is not there',
    file: 'docs/chat-features/polls.mdx',
    change: (text: string) => text.replace('  - /chat-features/ranks', '  - /chat-features/pols'),
    says: [/polls\.mdx/, /`related` in the front matter names \/chat-features\/pols, but there is no page/],
  },
  {
    name: 'a redirect to nowhere',
    file: 'src/redirects.ts',
    change: (text: string) => text.replace("to: '/payments'", "to: '/paymets'"),
    says: [/\/paymets/, /redirect/i],
  },
  {
    name: 'a sidebar entry that does not exist',
    file: 'sidebars.ts',
    change: (text: string) => text.replace("page('chat-features/polls')", "page('chat-features/pols')"),
    says: [/sidebars\.ts names the page "chat-features\/pols"/, /Add it there/],
  },
];

for (const { name, file, change, says } of faults) {
  test(`${name} stops the build, with the file and the cure`, async () => {
    const copy = await copySite();
    try {
      const before = await fs.readFile(path.join(copy.dir, file), 'utf8');
      await copy.edit(file, change);
      expect(await fs.readFile(path.join(copy.dir, file), 'utf8')).not.toBe(before);
      const { done, output } = await copy.build();
      expect(done).toBe(false);
      for (const pattern of says) {
        expect(output).toMatch(pattern);
      }
    } finally {
      await copy.remove();
    }
  });
}
