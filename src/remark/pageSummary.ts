import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';

/** What other pages say of a page: its front matter's title and description. */
export interface PageSummary {
  readonly title: string;
  readonly description: string;
}

/**
 * Reads what other pages say of a page; nothing where there is no such page.
 * @param docsDir the folder that holds the pages
 * @param id the page's path below it, without ending
 */
export function summaryOf(docsDir: string, id: string): PageSummary | undefined {
  const file = ['.mdx', '.md'].map((ending) => path.join(docsDir, id + ending)).find(fs.existsSync);
  if (!file) {
    return undefined;
  }
  const { data } = matter(fs.readFileSync(file, 'utf8'));
  return { title: String(data.title), description: String(data.description) };
}
