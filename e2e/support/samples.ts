import fs from 'node:fs';
import path from 'node:path';
import { siteDir } from './site';

/** A fenced block of code on a page. */
export interface Sample {
  /** The page's file, from the folder that holds `package.json`. */
  readonly file: string;
  /** The line of the block's first line of code, counted from 1. */
  readonly line: number;
  readonly language: string;
  /** What stands behind the language on the fence's line. */
  readonly meta: string;
  /** The code, without the indentation that the block has in a list. */
  readonly code: string;
}

/** Names of the pages whose samples are checked: those for developers and organizations. */
const checkedPages: readonly string[] = [
  'chat-features/embed',
  'chat-features/embed/go-live',
  'chat-features/embed/guides/jimdo',
  'chat-features/embed/guides/neocities',
  'chat-features/embed/guides/squarespace',
  'chat-features/embed/guides/wix',
  'chat-features/sdk',
  'chat-settings/webhooks',
  'chat-settings/webhooks/deliveries',
  'chat-settings/webhooks/events',
  'chat-settings/webhooks/receivers',
  'chat-settings/webhooks/verify',
  'integration-guide',
  'organizations',
  'organizations/account-settings',
  'organizations/api',
  ...fs
    .readdirSync(path.join(siteDir, 'docs/organizations/api'))
    .map((file) => `organizations/api/${path.parse(file).name}`),
  'organizations/custom-domains',
  'organizations/faq',
  'organizations/general',
  'organizations/manage-accounts',
  'organizations/sso',
  'organizations/sso/redirect',
  'organizations/sso/social-login-providers',
  'organizations/sso/tokens',
  'organizations/style',
];

const fence = /^(?<indent>\s*)(?<marks>`{3,}|~{3,})(?<language>[\w-]*)\s*(?<meta>.*)$/;

/** The fenced blocks of a page's Markdown. */
function samplesIn(markdown: string, file: string): Sample[] {
  const samples: Sample[] = [];
  const lines = markdown.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const { indent = '', marks, language = '', meta = '' } = fence.exec(lines[index] ?? '')?.groups ?? {};
    if (!marks) {
      continue;
    }
    const end = lines.findIndex((line, place) => place > index && line.trim() === marks);
    if (end < 0) {
      throw new Error(`${file}:${index + 1} opens a block of code that nothing closes.`);
    }
    const code = lines
      .slice(index + 1, end)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    samples.push({ file, line: index + 2, language, meta: meta.trim(), code: `${code.join('\n')}\n` });
    index = end;
  }
  return samples;
}

/** The fenced blocks of some pages, in order. */
export function samplesOf(pages: readonly string[] = checkedPages): Sample[] {
  return pages.flatMap((page) => {
    const file = `docs/${page}.mdx`;
    return samplesIn(fs.readFileSync(path.join(siteDir, file), 'utf8'), file);
  });
}

/** Where a sample stands, for a message: `docs/chat-features/sdk.mdx:42`. */
export function placeOf({ file, line }: Sample): string {
  return `${file}:${line}`;
}
