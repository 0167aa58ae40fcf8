import { counted } from '../../src/components/ui/text';
import { filesBelow } from '../../src/files';
import { check } from './checks';
import { placeAt } from './finding';
import { openSite, type Site } from './site';

/** Returns the named pages with their phrases, or everything that is checked. Undefined if there is no such page. */
function filesToCheck(names: readonly string[], site: Site): readonly string[] | undefined {
  if (names.length === 0) {
    return ['docs', 'src', 'sidebars.ts', 'redirects.json']
      .flatMap((place) => filesBelow(site.dir, place))
      .filter((file) => /(?<!\.test)\.(?:mdx?|tsx?|search\.yaml)$|redirects\.json$/.test(file));
  }
  const pages = names.map((name) => {
    const address = name.replace(/^(?:\.?\/)?(?:docs\/)?|(?:\.mdx?|\.search\.yaml)$/g, '');
    return site.fileOf(`/${address}`);
  });
  return pages.every((page) => page !== undefined)
    ? pages.flatMap((page) => [page, page.replace(/\.mdx?$/, '.search.yaml')]).filter(site.has)
    : undefined;
}

/**
 * Runs `npm run check` in the folder of `package.json`.
 * @param names pages; everything if there are none
 * @returns the exit status, 1 when there is a problem and 2 when there is no such page, and what to print
 */
export function run(
  names: readonly string[],
  dir: string,
): { readonly status: number; readonly output: string } {
  const site = openSite(dir);
  const files = filesToCheck(names, site);
  if (!files) {
    const output =
      'There is no such page. Name a file such as `docs/chat-features/polls.mdx`, or leave it out.\n';
    return { status: 2, output };
  }
  const found = files.flatMap((file) => check(site.page(file), site).map((each) => ({ ...each, file })));
  const lines = found.map(({ file, start, says, isWarning }) => {
    const { line, column } = placeAt(site.read(file), start);
    return `${file}:${line}:${column} ${isWarning ? 'Warning: ' : ''}${says}\n`;
  });
  const errors = found.filter(({ isWarning }) => !isWarning).length;
  const pages = files.filter((file) => site.pageFiles.includes(file)).length;
  const problems = errors > 0 ? counted(errors, 'problem') : 'no problems';
  return {
    status: errors > 0 ? 1 : 0,
    output: `${lines.join('')}${counted(pages, 'page')} checked: ${problems}.\n`,
  };
}
