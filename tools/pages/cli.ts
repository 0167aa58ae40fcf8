import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow, readText } from '../../src/files';
import { nearest } from '../../src/markdown/html/lookUp';
import { slug } from '../slug';

// `npm run new-page`, `move-page`, and `remove-page` start here, in the folder of the site. They do only what can be undone
// with Git, and leave what a writer has to decide to `npm run check`.

const examples: Readonly<Record<string, string>> = {
  new: 'npm run new-page chat-features/voice-notes "Voice notes"',
  move: 'npm run move-page chat-features/polls chat-features/votes',
  remove: 'npm run remove-page shop -- --to /boosts',
};

const redirectsFile = 'redirects.json';
const options = { to: { type: 'string' } } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, strict: false, options });
const [command = '', first = '', ...others] = positionals;
const redirects: Readonly<Record<string, string>> = JSON.parse(readText(redirectsFile));
const pages = new Set(
  filesBelow('docs', '').flatMap((file) => (/^(?!_).*\.mdx$/.test(file) ? file.slice(0, -4) : [])),
);

/** Ends the command with what is wrong, and an example. */
function refuse(says: string): never {
  process.stderr.write(`${says} Write, for example:\n${examples[command]}\n`);
  process.exit(1);
}

const pageFile = (id: string) => `docs/${id}.mdx`;
const phrasesFile = (id: string) => `docs/${id}.search.yaml`;

/** Returns the id of a page, which can be typed as its address or its file. */
function existingPage(name: string): string {
  const id = name.replace(/^\/?(?:docs\/)?|\.mdx$/g, '');
  return pages.has(id)
    ? id
    : refuse(`There is no page \`${name}\`. Near it: ${nearest(id, pages).join(', ')}.`);
}

/** Returns an id that a page can get. A page that moves back can take the path that leads to it. */
function freeId(name: string, movesFrom?: string): string {
  const id = name.replace(/^\//, '');
  const better = slug(name.replace(/^[./]*(?:docs\/)?|\.mdx?$/g, ''));
  if (id !== better || !id) {
    refuse(
      `\`${name}\` can't be a path. It's below docs/, without the extension, and has only lowercase letters, digits, ` +
        `hyphens, and slashes: \`${better || 'voice-notes'}\`.`,
    );
  }
  const leadsTo = redirects[`/${id}`];
  if (leadsTo && leadsTo !== `/${movesFrom}`) {
    refuse(`/${id} is an old path that leads to ${leadsTo}. Choose another one, or edit ${redirectsFile}.`);
  }
  return pages.has(id) ? refuse(`${pageFile(id)} exists already. Choose another path.`) : id;
}

function edit(file: string, change: (text: string) => string): void {
  const text = readText(file);
  const changed = change(text);
  if (changed !== text) {
    fs.writeFileSync(file, changed);
  }
}

/** Returns where an address leads when a page has moved, or was replaced by a page or a section. */
function newAddress(address: string, from: string, to: string, moves: boolean): string {
  const [page, hash] = address.split('#');
  return page === from ? to + (moves && hash ? `#${hash}` : '') : address;
}

/** Leads a path to its new page. Paths that led to it lead there directly, and none starts at a page. */
function redirect(from: string, to: string, moves: boolean): void {
  const rows = Object.entries({ ...redirects, [from]: to })
    .filter(([old]) => old !== to.split('#')[0])
    .map(([old, target]) => [old, newAddress(target, from, to, moves)]);
  fs.writeFileSync(redirectsFile, `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`);
}

/** Adds a page in the shape that CONTRIBUTING.md describes. `npm run check` says what belongs where it's empty. */
function newPage(): void {
  const id = freeId(first);
  const folder = path.posix.dirname(id);
  const folders = new Set([...pages].flatMap((page) => [page, path.posix.dirname(page)]));
  if (!folders.has(folder)) {
    const near = nearest(folder, folders).join(', ');
    refuse(
      `There is no folder docs/${folder}. Near it: ${near}. A new folder begins with its overview page.`,
    );
  }
  if (others.length !== 1 || !others[0]) {
    refuse('After the path, write the title of the page in double quotes.');
  }
  const front = `title: ${JSON.stringify(others[0])}\ndescription: ""\nkeywords: []\nrelated: []`;
  fs.mkdirSync(path.dirname(pageFile(id)), { recursive: true });
  fs.writeFileSync(pageFile(id), `---\n${front}\n---\n`);
  process.stdout.write(`In sidebars.ts, add '${id}' where readers look for it.\n`);
}

/** Moves a page with its phrases and reviewers, rewrites what names it, and redirects its old path. */
function movePage(): void {
  const from = existingPage(first);
  const to = freeId(others[0] ?? '', from);
  fs.mkdirSync(path.dirname(pageFile(to)), { recursive: true });
  fs.renameSync(pageFile(from), pageFile(to));
  if (fs.existsSync(phrasesFile(from))) {
    fs.renameSync(phrasesFile(from), phrasesFile(to));
  }
  edit('sidebars.ts', (text) => text.replaceAll(`'${from}'`, `'${to}'`));
  edit('.github/CODEOWNERS', (text) => text.replaceAll(`/${pageFile(from)} `, `/${pageFile(to)} `));
  const link = new RegExp(
    `(?<=['"\`(\t,]|- |docs\\.rookery\\.example)/${from}(?:#[\\w-]+)?(?=['"\`)\\s:?,]|$)`,
    'gm',
  );
  // Its addresses are those of the product's site.
  const files = ['docs', 'src', 'static', 'e2e', 'tools/bench'].flatMap((folder) => filesBelow('.', folder));
  for (const file of files.filter((each) => /\.(mdx|tsx?|yaml|json|txt|tsv)$/.test(each))) {
    if (file !== 'src/site.ts') {
      edit(file, (text) => text.replace(link, (found) => newAddress(found, `/${from}`, `/${to}`, true)));
    }
  }
  redirect(`/${from}`, `/${to}`, true);
}

/** Removes a page, and leads its path to the page or the section that replaces it. */
function removePage(): void {
  const from = existingPage(first);
  if (typeof values.to !== 'string') {
    refuse('Say which page or section replaces it, with `--` before `--to`.');
  }
  const [page = '', hash] = values.to.split('#');
  const to = existingPage(page);
  if (to === from) {
    refuse(`${pageFile(from)} can't replace itself.`);
  }
  fs.rmSync(pageFile(from));
  fs.rmSync(phrasesFile(from), { force: true });
  redirect(`/${from}`, hash ? `/${to}#${hash}` : `/${to}`, false);
  process.stdout.write(`In sidebars.ts, remove '${from}'.\n`);
}

const run = { new: newPage, move: movePage, remove: removePage }[command];
run?.();
process.stdout.write('Read the changes with git diff. Then run npm run check, which says what else to do.\n');
