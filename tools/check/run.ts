import fs from 'node:fs';
import path from 'node:path';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { counted } from '../../src/components/shared/text';
import { filesBelow } from '../../src/files';
import { changesIn } from './changes';
import { preset } from './preset';
import { addressOf, openSite, type Site } from './site';

const processor = unified().use(preset).freeze();

/** Checks one file. Returns it with the messages of all rules. */
export async function lintFile(file: string, site: Site): Promise<VFile> {
  const vfile = new VFile({ path: file, cwd: site.dir, value: site.read(file), data: { site } });
  await processor.run(processor.parse(vfile), vfile);
  return vfile;
}

/** A name on the command line that isn't a page's. */
class UnknownPage extends Error {}

function pageNamed(name: string, site: Site): string {
  const file = path.relative(site.dir, path.resolve(site.dir, name)).replaceAll('\\', '/');
  const found = [addressOf(file), name, `/${name}`].flatMap((address) => site.fileOf(address) ?? [])[0];
  if (!found) {
    throw new UnknownPage(
      `There is no page ${name}. Name a file such as \`docs/chat-features/polls.mdx\`, a path such as \`/chat-features/polls\`, or \`--all\`.`,
    );
  }
  return found;
}

/** Returns the named pages, or those that changed since `main`. Everything with `--all`, without Git, and if other pages may depend on a change. */
function filesToCheck(args: readonly string[], site: Site): string[] {
  // A page is checked with the phrases that lead to its sections.
  const withPhrases = (page: string) =>
    [page, page.replace(/\.mdx?$/, '.search.yaml')].filter((file) => site.has(file));
  const names = args.filter((each) => !each.startsWith('--'));
  if (names.length > 0) {
    return names.flatMap((name) => withPhrases(pageNamed(name, site)));
  }
  const { dir, changes } = site;
  const tables = ['sidebars.ts', 'src/redirects.ts'].filter((file) => fs.existsSync(path.join(dir, file)));
  const all = [
    ...['docs', 'src/facts', 'static/img'].flatMap((folder) => filesBelow(dir, folder)),
    ...tables,
  ];
  return args.includes('--all') || !changes || changes.affectOthers
    ? all
    : all.filter((file) =>
        changes.files.some((changed) => [changed, ...withPhrases(changed)].includes(file)),
      );
}

interface Lint {
  readonly file: string;
  readonly message: VFileMessage;
}

function lineOf({ file, message }: Lint): string {
  const warning = message.fatal ? '' : 'Warning: ';
  return `${file}:${message.line ?? 1}:${message.column ?? 1} ${warning}${message.reason}`;
}

/** Returns where a file would change. A suggestion for a misspelled word is only one of several. */
function fixOf({
  ruleId,
  place,
  expected,
}: VFileMessage): { start: number; end: number; text: string } | undefined {
  const start = place && 'start' in place ? place.start.offset : undefined;
  const end = place && 'end' in place ? place.end.offset : undefined;
  const [text, ...others] = ruleId === 'spelling' ? [] : (expected ?? []);
  return start === undefined || end === undefined || text === undefined || others.length > 0
    ? undefined
    : { start, end, text };
}

/** Two rules that disagree can't keep it going for more rounds than this. */
const maxRounds = 10;

async function fixFile(file: string, dir: string, changes: Site['changes']): Promise<Lint[]> {
  const fixed: Lint[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const site = openSite(dir, changes);
    const { messages } = await lintFile(file, site);
    let text = '';
    let end = 0;
    // Of two fixes that touch, the later one waits for the next round.
    for (const message of messages.toSorted(
      (one, other) => (fixOf(one)?.start ?? 0) - (fixOf(other)?.start ?? 0),
    )) {
      const fix = fixOf(message);
      if (fix && fix.start >= end) {
        text += site.read(file).slice(end, fix.start) + fix.text;
        end = fix.end;
        fixed.push({ file, message });
      }
    }
    if (text === '') {
      break;
    }
    fs.writeFileSync(path.join(dir, file), text + site.read(file).slice(end));
  }
  return fixed;
}

function reportOf(found: readonly Lint[], pages: number): string {
  const errors = found.filter(({ message }) => message.fatal).length;
  const fixable = found.filter(({ message }) => fixOf(message)).length;
  const summary = [
    pages === 0 && errors === 0
      ? 'No page has changed. `npm run check -- --all` checks all of them.'
      : `${counted(pages, 'page')} checked: ${errors > 0 ? counted(errors, 'problem') : 'no problems'}.`,
    ...(fixable > 0 ? [`\`npm run fix\` fixes ${fixable} of them.`] : []),
    ...(errors > 0 ? ['To learn more, see "Checks" in CONTRIBUTING.md.'] : []),
  ];
  return `${[...found.map(lineOf), ...(found.length > 0 ? [''] : []), summary.join(' ')].join('\n')}\n`;
}

/**
 * Runs `npm run check` or `npm run fix` in the folder of `package.json`.
 * @param args names of pages, or `--all`
 * @returns the exit status, 1 when there is a problem and 2 when there is no such page, and what to print
 */
export async function run(
  command: string | undefined,
  args: readonly string[],
  dir: string,
): Promise<{ readonly status: number; readonly output: string }> {
  const changes = changesIn(dir);
  try {
    const files = filesToCheck(args, openSite(dir, changes));
    const fixed: Lint[] = [];
    for (const file of command === 'fix' ? files.filter((each) => /\.mdx?$/.test(each)) : []) {
      fixed.push(...(await fixFile(file, dir, changes)));
    }
    const site = openSite(dir, changes);
    const found: Lint[] = [];
    for (const file of files) {
      const { messages } = await lintFile(file, site);
      found.push(...messages.map((message) => ({ file, message })));
    }
    const pages = files.filter((file) => site.pageFiles.includes(file)).length;
    const fixes =
      fixed.length > 0 ? `Fixed, with the lines as they were:\n${fixed.map(lineOf).join('\n')}\n\n` : '';
    return {
      status: found.some(({ message }) => message.fatal) ? 1 : 0,
      output:
        (command === 'fix' ? fixes || 'There was nothing that a program can fix.\n' : '') +
        reportOf(found, pages),
    };
  } catch (error) {
    if (error instanceof UnknownPage) {
      return { status: 2, output: `${error.message}\n` };
    }
    throw error;
  }
}
