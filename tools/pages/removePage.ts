import fs from 'node:fs';
import path from 'node:path';
import { nextStep, redirectLinks } from './links';
import { removeFromSidebar, sidebarsFile } from './sidebars';
import { committedPage, existingPage, PageCommandError, read, write } from './site';

/**
 * Removes a page, and leads its readers and every link to another page. Links to a heading lead to the top of it.
 * @returns what to tell the writer
 * @throws PageCommandError if there is no such page or no page to lead to; nothing is changed then
 */
export function removePage(dir: string, address = '', to = ''): string {
  if (!address || !to) {
    throw new PageCommandError(
      'Name the page and the one that replaces it: npm run remove-page boosts -- --to /subscriptions',
    );
  }
  const page = committedPage(dir, address);
  const target = existingPage(dir, to);
  if (target.id === page.id) {
    throw new PageCommandError(`/${page.id} can't replace itself. Name another page after --to.`);
  }
  fs.rmSync(path.join(dir, page.file));
  write(dir, sidebarsFile, removeFromSidebar(read(dir, sidebarsFile), page.id));
  return [`Removed ${page.file}.`, ...redirectLinks(dir, page.id, target.id, false), nextStep(target)].join(
    '\n',
  );
}
