import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, readText } from '../src/files';
import { findSimilar } from '../src/markdown/html/lookUp';
import { slug } from './slug';

// `npm run move-page` starts here, in the folder of the site. It does only what can be undone with Git.

const redirectsFile = 'redirects.json';
const redirects: Readonly<Record<string, string>> = JSON.parse(readText(redirectsFile));
const pages = new Set(
  filesBelow('docs', '').flatMap((file) => (/^(?!_).*\.mdx$/.test(file) ? file.slice(0, -4) : [])),
);

/** Ends the command with what is wrong, and an example. */
function exitWithUsage(message: string): never {
  process.stderr.write(
    `${message} Write, for example:\nnpm run move-page chat-features/polls chat-features/votes\n`,
  );
  process.exit(1);
}

const pageFile = (id: string) => `docs/${id}.mdx`;
const phrasesFile = (id: string) => `docs/${id}.search.yaml`;

/** Returns the id of a page, which can be typed as its address or its file. */
function findPage(name: string): string {
  const id = name.replace(/^\/?(?:docs\/)?|\.mdx$/g, '');
  return pages.has(id)
    ? id
    : exitWithUsage(`There is no page \`${name}\`. Near it: ${findSimilar(id, pages).join(', ')}.`);
}

/** Returns an id that a page can get. A page that moves back can take the path that leads to it. */
function validateNewId(name: string, movesFrom: string): string {
  const id = name.replace(/^\//, '');
  const expected = slug(name.replace(/^[./]*(?:docs\/)?|\.mdx?$/g, ''));
  if (id !== expected || !id) {
    exitWithUsage(
      `\`${name}\` can't be a path. It's below docs/, without the extension, and has only lowercase letters, digits, ` +
        `hyphens, and slashes: \`${expected || 'voice-notes'}\`.`,
    );
  }
  const target = redirects[`/${id}`];
  if (target && target !== `/${movesFrom}`) {
    exitWithUsage(
      `/${id} is an old path that leads to ${target}. Choose another one, or edit ${redirectsFile}.`,
    );
  }
  return pages.has(id) ? exitWithUsage(`${pageFile(id)} exists already. Choose another path.`) : id;
}

function edit(file: string, change: (text: string) => string): void {
  const text = readText(file);
  const changed = change(text);
  if (changed !== text) {
    fs.writeFileSync(file, changed);
  }
}

/** Moves a page with its phrases, rewrites what names it, and redirects its old path. */
function movePage(from: string, to: string): void {
  fs.mkdirSync(path.dirname(pageFile(to)), { recursive: true });
  fs.renameSync(pageFile(from), pageFile(to));
  if (fs.existsSync(phrasesFile(from))) {
    fs.renameSync(phrasesFile(from), phrasesFile(to));
  }
  edit('sidebars.ts', (text) => text.replaceAll(`'${from}'`, `'${to}'`));
  // The links to its sections as well.
  const link = new RegExp(`(?<=['"\`(\t,}]|- |docs\\.rookery\\.example)/${from}(?=[#'"\`)\\s:?,]|$)`, 'gm');
  const folders = ['docs', 'src', 'static', 'e2e', 'tools/bench', 'docusaurus.config.ts', redirectsFile];
  for (const file of folders.flatMap((folder) => filesBelow('.', folder))) {
    // The addresses in `src/site.ts` are those of the product's site.
    if (/\.(mdx|tsx?|yaml|json|txt|tsv)$/.test(file) && file !== 'src/site.ts') {
      edit(file, (text) => text.replace(link, `/${to}`));
    }
  }
  edit(redirectsFile, (text) => {
    // None starts at a page.
    const { [`/${to}`]: _, ...rows } = JSON.parse(text);
    return `${JSON.stringify({ ...rows, [`/${from}`]: `/${to}` }, undefined, 2)}\n`;
  });
}

const [first = '', second = ''] = process.argv.slice(2);
const page = findPage(first);
movePage(page, validateNewId(second, page));
process.stdout.write(
  'Read the changes with git diff. Then run npm run check and npm test, which say what else to do.\n',
);
