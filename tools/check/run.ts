import { counted } from '../../src/components/ui/text';
import { filesBelow } from '../../src/files';
import { check, isChecked } from './checks';
import { placeAt } from './finding';
import { openSite } from './site';

/**
 * Runs `npm run check` in the folder of `package.json`.
 * @param names pages, which are checked with their phrases; everything if there are none
 * @returns the exit status, 1 when there is a problem and 2 when there is no such page, and what to print
 */
export async function run(
  names: readonly string[],
  dir: string,
): Promise<{ status: number; output: string }> {
  const site = openSite(dir);
  const ids = names.map((name) => name.replace(/^(?:\.?\/)?(?:docs\/)?|(?:\.mdx?|\.search\.yaml)$/g, ''));
  const unknown = names.find((_, index) => !site.fileOf(`/${ids[index]}`));
  if (unknown) {
    const output = `There is no page ${unknown}. Name one as in \`npm run check -- docs/chat-features/polls.mdx\`.\n`;
    return { status: 2, output };
  }
  const files = ['docs', 'src', 'e2e', 'sidebars.ts', 'redirects.json']
    .flatMap((place) => filesBelow(dir, place))
    .filter((file) => isChecked(file))
    .filter(
      (file) => ids.length === 0 || ids.includes(file.replace(/^docs\/|\.(?:mdx?|search\.yaml)$/g, '')),
    );
  let output = '';
  let errors = 0;
  // Pages that can't be read come first, because other pages show their titles and link to their sections.
  const unreadable = files.map(site.page).filter(({ error }) => error);
  for (const page of unreadable.length > 0 ? unreadable : files.map(site.page)) {
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
