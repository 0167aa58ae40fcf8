import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow } from '../../src/files';

// `npm run new-page`, `move-page`, and `remove-page` start here, in the folder of the site. They leave what a writer has
// to decide to `npm run check`, and do only what can be undone with Git.

const usage = `npm run new-page chat-features/voice-notes "Voice notes"
npm run move-page chat-features/polls chat-features/votes
npm run remove-page boosts -- --to /subscriptions
`;

/** A new page in the shape that CONTRIBUTING.md describes. `npm run check` says what belongs where it's empty. */
const template = (title: string) => `---
title: ${JSON.stringify(title)}
description: ""
keywords: []
related: []
---

<AtAGlance />

## How to do it {/* #how-to */}

## What others see {/* #other-side */}

## If it doesn't work {/* #trouble */}
`;

function edit(file: string, change: (text: string) => string): void {
  const text = fs.readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) {
    fs.writeFileSync(file, changed);
  }
}

function pageFile(id: string): string {
  return `docs/${id}.mdx`;
}

/** What readers type to find the page. */
function phrasesFile(id: string): string {
  return `docs/${id}.search.yaml`;
}

/** Adds a page's id to the sidebar after the last page of its folder. */
function addToSidebar(id: string): void {
  const sibling = new RegExp(`.*(?<!id: )'${path.posix.dirname(id)}/[^/']+'`, 's');
  edit('sidebars.ts', (text) => text.replace(sibling, `$&, '${id}'`));
}

/** Leads readers and links from one page to another. */
function redirect(from: string, to: string, keepsHeadings: boolean): void {
  const link = new RegExp(
    `(?<=['"\`(]|- |docs\\.rookery\\.example)/${from}(#[\\w-]+)?(?=['"\`)\\s:?]|$)`,
    'gm',
  );
  const files = ['docs', 'src', 'static'].flatMap((folder) => filesBelow('.', folder));
  const notLinks = ['src/redirects.ts', 'src/promisedAddresses.ts', 'src/site.ts'];
  for (const file of files.filter((each) => /\.(mdx|tsx?|yaml|json|txt)$/.test(each))) {
    if (!notLinks.includes(file)) {
      edit(file, (text) => text.replace(link, (_, hash = '') => `/${to}${keepsHeadings ? hash : ''}`));
    }
  }
  edit('src/redirects.ts', (text) =>
    text
      .replaceAll(`to: '/${from}' }`, `to: '/${to}' }`)
      .replace('\n];', `\n  { from: '/${from}', to: '/${to}' },\n];`),
  );
}

const options = { to: { type: 'string', default: '' } } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [command, ...words] = positionals;
const [from = '', to = ''] = [words[0], words[1] ?? values.to].map((word) => word?.replace(/^\//, ''));
const [isThere, isTaken] = [from, to].map((id) => fs.existsSync(pageFile(id)));

if (command === 'new' && to && !isThere && fs.existsSync(path.dirname(pageFile(from)))) {
  fs.writeFileSync(pageFile(from), template(to));
  addToSidebar(from);
} else if (command === 'move' && isThere && to && !isTaken) {
  fs.mkdirSync(path.dirname(pageFile(to)), { recursive: true });
  fs.renameSync(pageFile(from), pageFile(to));
  if (fs.existsSync(phrasesFile(from))) {
    fs.renameSync(phrasesFile(from), phrasesFile(to));
  }
  edit('sidebars.ts', (text) => text.replaceAll(`'${from}'`, `'${to}'`));
  redirect(from, to, true);
} else if (command === 'remove' && isThere && isTaken && from !== to) {
  fs.rmSync(pageFile(from));
  fs.rmSync(phrasesFile(from), { force: true });
  edit('sidebars.ts', (text) =>
    text.replaceAll(new RegExp(`\\{[^{}]*id: '${from}'[^}]*\\},?|'${from}',?`, 'g'), ''),
  );
  redirect(from, to, false);
} else {
  process.stderr.write(`A page is missing, or is there already. Use these commands as in:\n${usage}`);
  process.exit(1);
}
spawnSync('node_modules/.bin/biome', ['format', '--write', 'sidebars.ts', 'src/redirects.ts']);
process.stdout.write('Read the changes with git diff. Then run npm run check, which says what else to do.\n');
