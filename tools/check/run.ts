import { counted } from '../../src/components/ui/text';
import { filesBelow } from '../../src/files';
import { check, checkedFiles } from './checks';
import { placeAt } from './finding';
import { openSite, type Site } from './site';

/** Returns the named pages with their phrases, or everything that is checked. Undefined if there is no such page. */
function filesToCheck(names: readonly string[], site: Site): readonly string[] | undefined {
  if (names.length === 0) {
    return ['docs', 'src', 'e2e', 'sidebars.ts', 'redirects.json']
      .flatMap((place) => filesBelow(site.dir, place))
      .filter((file) => checkedFiles.test(file));
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
export async function run(
  names: readonly string[],
  dir: string,
): Promise<{ status: number; output: string }> {
  const site = openSite(dir);
  const files = filesToCheck(names, site);
  if (!files) {
    const output =
      'There is no such page. Name a file such as `docs/chat-features/polls.mdx`, or leave it out.\n';
    return { status: 2, output };
  }
  let output = '';
  let errors = 0;
  for (const page of files.map(site.page)) {
    for (const { start, says, isWarning } of await check(page, site)) {
      const { line, column } = placeAt(page.text, start);
      output += `${page.file}:${line}:${column} ${isWarning ? 'Warning: ' : ''}${says}\n`;
      errors += isWarning ? 0 : 1;
    }
  }
  const pages = files.filter((file) => site.pageFiles.includes(file)).length;
  const problems = errors > 0 ? counted(errors, 'problem') : 'no problems';
  return {
    status: errors > 0 ? 1 : 0,
    output: `${output}${counted(pages, 'page')} checked: ${problems}.\n`,
  };
}
