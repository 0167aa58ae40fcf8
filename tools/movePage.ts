import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, readText } from '../src/files';

// `npm run move-page` starts here, in the folder of the site. It does only what can be undone with Git.

const [from = '', to = ''] = process.argv.slice(2).map((id) => id.replace(/^\//, ''));
const pageFile = (id: string) => `docs/${id}.mdx`;
const phrasesFile = (id: string) => `docs/${id}.search.yaml`;

/** Returns what is wrong with the paths of a move. */
function findProblem(): string | undefined {
  if (!fs.existsSync(pageFile(from))) {
    return `There is no file ${pageFile(from)}.`;
  }
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(to)) {
    return 'A new path is below docs/, without an extension, and has only lowercase letters, digits, hyphens, and slashes.';
  }
  return fs.existsSync(pageFile(to)) ? `${pageFile(to)} exists already.` : undefined;
}

function edit(file: string, change: (text: string) => string): void {
  const text = readText(file);
  const changed = change(text);
  if (changed !== text) {
    fs.writeFileSync(file, changed);
  }
}

/** Moves the page with its phrases, rewrites what names it, and redirects its old path. */
function movePage(): void {
  fs.mkdirSync(path.dirname(pageFile(to)), { recursive: true });
  fs.renameSync(pageFile(from), pageFile(to));
  if (fs.existsSync(phrasesFile(from))) {
    fs.renameSync(phrasesFile(from), phrasesFile(to));
  }
  edit('sidebars.ts', (text) => text.replaceAll(`'${from}'`, `'${to}'`));
  // The links to its sections as well.
  const link = new RegExp(`(?<=['"\`(\t,}]|- |docs\\.rookery\\.example)/${from}(?=[#'"\`)\\s:?,]|$)`, 'gm');
  const folders = ['docs', 'src', 'static', 'e2e', 'tools/bench', 'docusaurus.config.ts', 'redirects.json'];
  for (const file of folders.flatMap((folder) => filesBelow('.', folder))) {
    // The addresses in `src/site.ts` are those of the product's site.
    if (/\.(mdx|tsx?|yaml|json|txt|tsv)$/.test(file) && file !== 'src/site.ts') {
      edit(file, (text) => text.replace(link, `/${to}`));
    }
  }
  edit('redirects.json', (text) => {
    // None starts at a page.
    const { [`/${to}`]: _, ...rows } = JSON.parse(text);
    return `${JSON.stringify({ ...rows, [`/${from}`]: `/${to}` }, undefined, 2)}\n`;
  });
}

const problem = findProblem();
if (problem) {
  process.stderr.write(
    `${problem} Write, for example:\nnpm run move-page chat-features/polls chat-features/votes\n`,
  );
  process.exitCode = 1;
} else {
  movePage();
  process.stdout.write(
    'Read the changes with git diff. Then run npm run check and npm test, which say what else to do.\n',
  );
}
