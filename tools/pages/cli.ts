import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow } from '../../src/files';
import { promisedPages } from '../../src/promisedAddresses';

// `npm run new-page`, `move-page`, and `remove-page` start here, in the folder of the site. They leave what a writer has
// to decide to `npm run check`, and do only what can be undone with Git.

const usage = `npm run new-page chat-features/voice-notes "Voice notes"
npm run move-page chat-features/polls chat-features/votes
npm run remove-page shop -- --to /boosts
`;

/** A new page in the shape that CONTRIBUTING.md describes. `npm run check` says what belongs where it's empty. */
const template = (title: string) => `---
title: ${JSON.stringify(title)}
description: ""
keywords: []
related: []
---

## How to do it {/* #how-to */}
`;

/** Who reviews which page. */
const owners = '.github/CODEOWNERS';

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

/** Adds a page's id after the last page of its folder, in the sidebar that has most of them. */
function addToSidebar(id: string): void {
  const folder = path.posix.dirname(id) === '.' ? '' : `${path.posix.dirname(id)}/`;
  const sibling = new RegExp(`(?<!: )'${folder}[^/']+'`, 'g');
  edit('sidebars.ts', (text) => {
    const sidebars = text.split(/^(?= {2}\w+: \[)/m);
    const siblings = sidebars.map((sidebar) => [...sidebar.matchAll(sibling)]);
    const most = Math.max(...siblings.map(({ length }) => length));
    const chosen = siblings.findIndex(({ length }) => length === most);
    const last = siblings[chosen]?.at(-1);
    const end = last ? last.index + last[0].length : undefined;
    return sidebars
      .map((sidebar, index) =>
        end && index === chosen ? `${sidebar.slice(0, end)}, '${id}'${sidebar.slice(end)}` : sidebar,
      )
      .join('');
  });
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
  // The page doesn't name itself.
  edit(pageFile(to), (text) => text.replace(new RegExp(`^ *- /${to}(?::.*)?\\n`, 'm'), ''));
  edit('src/redirects.ts', (text) =>
    text
      .replaceAll(`to: '/${from}' }`, `to: '/${to}' }`)
      .replace('\n];', `\n  { from: '/${from}', to: '/${to}' },\n];`),
  );
  if (promisedPages.includes(`/${from}`)) {
    process.stdout.write(`/${from} is promised to other sites. Its redirect to /${to} keeps the promise.\n`);
  }
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
  edit(owners, (text) => text.replaceAll(`/${pageFile(from)} `, `/${pageFile(to)} `));
  redirect(from, to, true);
} else if (command === 'remove' && isThere && isTaken && from !== to) {
  fs.rmSync(pageFile(from));
  fs.rmSync(phrasesFile(from), { force: true });
  edit('sidebars.ts', (text) =>
    text.replaceAll(new RegExp(`\\{[^{}]*id: '${from}'[^}]*\\},?|'${from}',?`, 'g'), ''),
  );
  edit(owners, (text) => text.replace(new RegExp(`^/${pageFile(from)} .*\\n`, 'm'), ''));
  redirect(from, to, false);
} else {
  const pages = [from, to]
    .filter(Boolean)
    .map((id) => `${pageFile(id)} ${fs.existsSync(pageFile(id)) ? 'is there' : 'is missing'}`);
  process.stderr.write(`${pages.join(', and ')}. Use these commands as in:\n${usage}`);
  process.exit(1);
}
spawnSync('node_modules/.bin/biome', ['format', '--write', 'sidebars.ts', 'src/redirects.ts']);
process.stdout.write('Read the changes with git diff. Then run npm run check, which says what else to do.\n');
