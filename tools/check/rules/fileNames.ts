import type { Page, Problem } from '../../../src/content/page';
import { slug } from '../../../src/text';

/** The name of a page's file, because it becomes the URL. */
export function fileNames({ file, id }: Page): Problem | undefined {
  // Docusaurus gives a page that is named `index` or like its folder the URL of the folder.
  const tidyFile = `docs/${slug(id).replace(/(?<=([^/]+))\/(?:index|readme|\1)$/, '')}.mdx`;
  const message =
    `A page's file ends with \`.mdx\`, and its path has only lowercase letters, digits, hyphens, and slashes, and doesn't ` +
    `end with "index" or the folder's name, because it becomes the page's URL. Rename the file to \`${tidyFile}\`.`;
  return file === tidyFile ? undefined : { start: 0, message };
}
