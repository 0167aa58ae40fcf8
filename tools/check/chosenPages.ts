import path from 'node:path';
import type { Change } from './gitHistory';
import { isPageFile, type Site } from './site';

/** A writer asks for pages that aren't there. */
export class NoSuchPage extends Error {}

function pageNamed(name: string, site: Site): string {
  const file = path.relative(site.dir, path.resolve(name)).split(path.sep).join('/');
  const found = site.pageFiles.includes(file) ? file : site.fileOf(name.startsWith('/') ? name : `/${name}`);
  if (!found || !isPageFile(found)) {
    throw new NoSuchPage(
      `There is no page ${name}. Name files as in \`docs/chat-features/polls.mdx\`, addresses as in \`/chat-features/polls\`, or \`--all\`.`,
    );
  }
  return found;
}

/**
 * The files of the pages that a command is about: those named, all with `--all` or without git, else the changed ones.
 * @throws NoSuchPage for a name that is no page's
 */
export function chosenPages(
  args: readonly string[],
  site: Site,
  change: Change | undefined,
): readonly string[] {
  const names = args.filter((each) => !each.startsWith('--'));
  if (names.length > 0) {
    return names.map((name) => pageNamed(name, site));
  }
  return args.includes('--all') || !change ? site.pageFiles : change.changed.filter((file) => site.has(file));
}
