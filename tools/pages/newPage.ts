import { pageTemplate } from './pageTemplate';
import { addToSidebar, sidebarsFile } from './sidebars';
import { freeId, PageCommandError, pagesIn, read, write } from './site';

const usage = 'npm run new-page chat-features/voice-notes "Voice notes"';

/**
 * Adds a page with its place in the sidebar.
 * @param category the category to add it to, if not the one of the last page in its folder
 * @returns what to tell the writer
 * @throws PageCommandError if there can't be such a page; nothing is changed then
 */
export function newPage(dir: string, address = '', title = '', category?: string): string {
  if (!address || !title) {
    throw new PageCommandError(`The ${address ? 'title' : 'address'} is missing: ${usage}`);
  }
  const id = freeId(dir, address);
  const twin = pagesIn(dir).find(({ file }) => read(dir, file).includes(`\ntitle: ${title}\n`));
  if (twin) {
    throw new PageCommandError(`${twin.file} has the title "${title}" already. Choose a title that differs.`);
  }
  const sidebar = addToSidebar(read(dir, sidebarsFile), id, category);
  const file = `docs/${id}.mdx`;
  write(dir, file, pageTemplate(title));
  if (sidebar) {
    write(dir, sidebarsFile, sidebar.text);
  }
  return [
    `Added ${file}.`,
    sidebar
      ? `It comes after ${sidebar.after} in ${sidebarsFile}. Move it there if you want another place.`
      : 'It isn\'t in a sidebar. /home lists it under "General information".',
    `Next: see it at http://localhost:3000/${id} with npm start, and fill in each "Write here".`,
  ].join('\n');
}
