import fs from 'node:fs';
import path from 'node:path';
import { counted } from '../../src/components/shared/text';
import { filesBelow } from '../../src/files';
import { check } from './checks';
import { placeAt } from './finding';
import { openSite, type Site } from './site';

/** Returns the named pages with their phrases, or everything that is checked. Undefined if there is no such page. */
function filesToCheck(names: readonly string[], site: Site): readonly string[] | undefined {
  if (names.length === 0) {
    return ['docs', 'src', 'sidebars.ts']
      .flatMap((place) => filesBelow(site.dir, place))
      .filter((file) => /(?<!\.test)\.(?:mdx?|tsx?|search\.yaml)$/.test(file));
  }
  const pages = names.map((name) => {
    const address = name.replace(/^(?:\.?\/)?(?:docs\/)?|(?:\.mdx?|\.search\.yaml)$/g, '');
    return site.fileOf(`/${address}`);
  });
  return pages.every((page) => page !== undefined)
    ? pages.flatMap((page) => [page, page.replace(/\.mdx?$/, '.search.yaml')]).filter(site.has)
    : undefined;
}

/** Writes what a program can into the files. A fix that overlaps with another one waits for the next round. */
function fix(dir: string, files: readonly string[]): number {
  const site = openSite(dir);
  let count = 0;
  for (const file of files) {
    let text = site.read(file);
    let start = text.length;
    for (const { start: from, end = from, write } of check(site.page(file), site).toReversed()) {
      if (write !== undefined && end <= start) {
        text = text.slice(0, from) + write + text.slice(end);
        start = from;
        count += 1;
      }
    }
    fs.writeFileSync(path.join(dir, file), text);
  }
  return count === 0 ? 0 : count + fix(dir, files);
}

/**
 * Runs `npm run check` or `npm run fix` in the folder of `package.json`.
 * @param names pages; everything if there are none
 * @returns the exit status, 1 when there is a problem and 2 when there is no such page, and what to print
 */
export function run(
  command: string | undefined,
  names: readonly string[],
  dir: string,
): { readonly status: number; readonly output: string } {
  const files = filesToCheck(names, openSite(dir));
  if (!files) {
    const output =
      'There is no such page. Name a file such as `docs/chat-features/polls.mdx`, or leave it out.\n';
    return { status: 2, output };
  }
  const fixed = command === 'fix' ? `${counted(fix(dir, files), 'problem')} fixed. ` : '';
  const site = openSite(dir);
  const found = files.flatMap((file) => check(site.page(file), site).map((each) => ({ ...each, file })));
  const lines = found.map(({ file, start, says, isWarning }) => {
    const { line, column } = placeAt(site.read(file), start);
    return `${file}:${line}:${column} ${isWarning ? 'Warning: ' : ''}${says}\n`;
  });
  const errors = found.filter(({ isWarning }) => !isWarning).length;
  const fixable = found.filter(({ write }) => write !== undefined).length;
  const pages = files.filter((file) => site.pageFiles.includes(file)).length;
  const problems = errors > 0 ? counted(errors, 'problem') : 'no problems';
  const hint = fixable > 0 ? ` \`npm run fix\` fixes ${fixable}.` : '';
  return {
    status: errors > 0 ? 1 : 0,
    output: `${lines.join('')}${fixed}${counted(pages, 'page')} checked: ${problems}.${hint}\n`,
  };
}
