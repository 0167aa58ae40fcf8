import { execFileSync } from 'node:child_process';
import { addresses } from '../../src/facts/product';
import { filesBelow } from '../../src/files';
import { read, write } from './site';

/** Addresses that other sites link to. A page command can't change what was promised. */
const promises = 'src/promisedAddresses.ts';

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Matches an address where it is a link: quoted as a whole, or in Markdown, a list, or a full URL. */
function linkTo(id: string): RegExp {
  const address = `/${escaped(id)}`;
  const hash = '([?#][^\\s)\'"`]*)?';
  return new RegExp(
    `(?<!onMainSite\\([^)]*)(?:(?<=(['"\`]))${address}${hash}(?=\\1)|` +
      `(?<=\\]\\(|^\\s+- |\\]:\\s+|${escaped(addresses.docs)}|\\$\\{addresses\\.docs\\})${address}${hash}(?=[)\\s'"\`]|: |$))`,
    'gm',
  );
}

/** Removes the page itself, and what is there twice, from a page's `related` list. */
function withoutRepeatedRelated(text: string, own: string): string {
  const seen = new Set([`/${own}`]);
  return text.replace(/^---\n[\s\S]*?\n---/, (frontMatter) =>
    frontMatter.replace(/^ +- (\/[^\s:]+).*\n/gm, (line, address: string) => {
      const isRepeated = seen.has(address);
      seen.add(address);
      return isRepeated ? '' : line;
    }),
  );
}

/**
 * Rewrites every link from one page to another in pages, facts, components, and static files, and adds a redirect.
 * @param keepHash whether the other page has the same headings
 * @returns what to tell the writer
 */
export function redirectLinks(dir: string, from: string, to: string, keepHash: boolean): string[] {
  const files = ['docs', 'src', 'static']
    .flatMap((folder) => filesBelow(dir, folder))
    .filter((file) => /\.(mdx?|tsx?|yaml|json|txt)$/.test(file))
    .filter((file) => file !== promises && file !== 'src/redirects.ts');
  let links = 0;
  for (const file of files) {
    const text = read(dir, file);
    const rewritten = text
      .replace(linkTo(from), (_, _quote, hashInQuotes = '', hash = '') => {
        links += 1;
        return `/${to}${keepHash ? hashInQuotes + hash : ''}`;
      })
      .replaceAll(`page: '${from}'`, `page: '${to}'`);
    if (rewritten !== text) {
      const own = file.replace(/^docs\/|\.mdx?$/g, '');
      write(dir, file, file.startsWith('docs/') ? withoutRepeatedRelated(rewritten, own) : rewritten);
    }
  }
  const redirects = read(dir, 'src/redirects.ts')
    .replaceAll(`to: '/${from}' }`, `to: '/${to}' }`)
    .replace(/\n\];/, `\n  { from: '/${from}', to: '/${to}' },\n];`);
  write(dir, 'src/redirects.ts', redirects);
  return [`Rewrote ${links} links and redirected /${from} to /${to}.`, ...remaining(dir, from)];
}

/** Returns remarks on the files that still name an address, for the writer to look at. */
function remaining(dir: string, id: string): string[] {
  const pattern = `(^|[^a-z0-9-])/${escaped(id)}([^a-z0-9/-]|$)`;
  let files: string[];
  try {
    const found = execFileSync('git', ['grep', '-lE', pattern], { cwd: dir, stdio: 'pipe' });
    files = found.toString().trim().split('\n');
  } catch {
    // Git exits with 1 if it finds nothing, and without a repository.
    return [];
  }
  const others = files.filter((file) => file !== promises && file !== 'src/redirects.ts');
  return [
    ...(files.includes(promises) ? [`The site has promised to keep a page at /${id} (${promises}).`] : []),
    ...(others.length > 0 ? [`Still named in: ${others.join(', ')}.`] : []),
  ];
}
