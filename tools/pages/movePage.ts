import fs from 'node:fs';
import path from 'node:path';
import { nextStep, redirectLinks } from './links';
import { moveInSidebar, sidebarsFile } from './sidebars';
import { committedPage, freeId, PageCommandError, read, write } from './site';

/**
 * Moves a page: its file, its place in the sidebar, every link to it, and a redirect from its old address.
 * @returns what to tell the writer
 * @throws PageCommandError if it can't move there; nothing is changed then
 */
export function movePage(dir: string, from = '', to = ''): string {
  if (!from || !to) {
    throw new PageCommandError(
      'Name the page and its new address: npm run move-page chat-features/polls chat-features/votes',
    );
  }
  const page = committedPage(dir, from);
  const id = freeId(dir, to);
  const file = page.file.replace(page.id, id);
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.renameSync(path.join(dir, page.file), path.join(dir, file));
  write(dir, sidebarsFile, moveInSidebar(read(dir, sidebarsFile), page.id, id));
  return [`Moved ${page.file} to ${file}.`, ...redirectLinks(dir, page.id, id, true), nextStep({ id })].join(
    '\n',
  );
}
