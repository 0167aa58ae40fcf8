import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

function page(title: string, body: string, related: readonly string[] = []): string {
  const list = related.length > 0 ? `related:\n${related.map((each) => `  - ${each}\n`).join('')}` : '';
  return `---\ntitle: ${title}\n${list}---\n\n${body}\n`;
}

/** The files of a site with all that the page commands read and write, and little else. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "test-site" }',
  'docs/faq.mdx': page('FAQ', '## Plans {/* #plans */}', ['/organizations/faq', '/shop']),
  'docs/shop.mdx': page('Shop', '## Buy feathers {/* #buy */}'),
  'docs/payments.mdx': page('Payments', 'See [the shop](/shop#buy).'),
  'docs/account-features/emoji.mdx': page('Emoji', 'Text.'),
  'docs/account-features/avatars.mdx': page('Avatars', '<SeeAlso to="/chat-features/polls" />'),
  'docs/chat-features/embed.mdx': page('Embed', 'Text.'),
  'docs/chat-features/polls.mdx': page(
    'Polls',
    'See [A](./ranks.mdx), [B](reactions), and [C](#create).\n\n## Start a poll {/* #create */}',
  ),
  'docs/chat-features/ranks.mdx': page('Ranks', 'Text.', ['/chat-features/polls']),
  'docs/chat-features/reactions.mdx': page(
    'Reactions',
    '[one](./polls.mdx#create) [two](/chat-features/polls?x=1#create) [three](polls#create) ' +
      '[four](https://docs.rookery.example/chat-features/polls)',
  ),
  'docs/organizations/faq.mdx': page('Questions of organizations', 'Text.'),
  'docs/organizations/general.mdx': page('General', 'See [questions](/organizations/faq).'),
  'sidebars.ts': `
import { pages } from './src/facts/pages';
function page(id: keyof typeof pages) {
  if (!pages[id]) {
    throw new Error(\`There is no page \${id}\`);
  }
  return id;
}
function entry(id: keyof typeof pages, label: string, href: string) {
  return { type: 'doc', id, customProps: { section: { label, href } } };
}
function group(label: string, items: unknown[]) {
  return { type: 'category', label, items };
}
const sidebars = {
  accountFeatures: [
    entry('account-features/avatars', 'Account features', '/account-features'),
    page('account-features/emoji'),
  ],
  chatFeatures: [
    entry('chat-features/embed', 'Chat features', '/chat-features'),
    group('Messages', [
      page('chat-features/polls'),
      page('chat-features/reactions'),
    ]),
    group('Moderation', [page('chat-features/ranks')]),
  ],
  organizations: [
    entry('organizations/faq', 'Organizations', '/organizations'),
    page('organizations/general'),
  ],
};
export default sidebars;
`,
  'src/facts/pages.ts': `
export const pages = {
  'account-features/avatars': { who: 'anyone', plan: 'free', audience: ['member'] },
  'account-features/emoji': { who: 'anyone', plan: 'free', audience: ['member'] },
  'chat-features/embed': { who: 'owner', plan: 'free', audience: ['owner'] },
  'chat-features/polls': { who: 'member', plan: 'free', audience: ['member'] },
  'chat-features/ranks': { who: 'owner', plan: 'free', audience: ['owner'] },
  'chat-features/reactions': { who: 'anyone', plan: 'free', audience: ['member'] },
  faq: { who: 'anyone', plan: 'free', audience: ['member'] },
  'organizations/faq': { who: 'owner', plan: 'free', audience: ['owner'] },
  'organizations/general': { who: 'owner', plan: 'free', audience: ['owner'] },
  payments: { who: 'anyone', plan: 'free', audience: ['member'] },
  shop: { who: 'anyone', plan: 'free', audience: ['member'] },
} as const;
export type PageId = keyof typeof pages;
`,
  'src/facts/words.ts': `
import type { PageId } from './pages';
import { limits } from './limits';
export const words: readonly { word: string; page: PageId }[] = [
  { word: 'vote', page: 'chat-features/polls' },
  { word: 'billing', page: 'organizations/faq' },
];

export const limit = limits['poll-question'];
`,
  'src/facts/limits.ts': `
export const limits = {
  'poll-question': { label: 'Poll question', max: 200 },
  'upload-size': { label: 'Upload', max: 10 },
};
`,
  'src/redirects.ts': `
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/Emoji', to: '/account-features/emoji' },
  { from: '/old-polls', to: '/chat-features/polls' },
  { from: '/old-answers', to: '/organizations/faq' },
];
`,
  'src/promisedAddresses.ts': "export const promisedPages = ['/chat-features/polls'];\n",
  'src/remark/facts/tags/index.ts': `
import { limits } from '../../../facts/limits';
export const factComponents = {
  SeeAlso: ({ to }) => ({ type: 'link', url: to, children: [] }),
  Limit: ({ id }) => ({ type: 'text', value: String(limits[id].max) }),
};
`,
  'static/img/logo.svg': '<svg/>',
};

/** A small site in a temporary folder, which is removed when the test ends. */
export interface TestSite {
  readonly dir: string;
  has(file: string): boolean;
  read(file: string): string;
  /** Writes a file. Creates its folder if there is none. */
  write(file: string, text: string): void;
  edit(file: string, change: (text: string) => string): void;
  /** Returns the text of every file by its path. */
  everything(): Record<string, string>;
}

/** Creates a small site to try the page commands on. */
export function createTestSite(): TestSite {
  const dir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'rookery-page-tools-'));
  onTestFinished(() => fs.rmSync(dir, { recursive: true, force: true }));
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  };
  for (const [file, text] of Object.entries(files)) {
    write(file, text);
  }
  return {
    dir,
    has: (file) => fs.existsSync(path.join(dir, file)),
    read,
    write,
    edit: (file, change) => write(file, change(read(file))),
    everything: () =>
      Object.fromEntries(
        fs
          .readdirSync(dir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)))
          .map((file) => [file, read(file)]),
      ),
  };
}
