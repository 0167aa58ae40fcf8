import path from 'node:path';
import { type ParsedPage, parsePage } from '../../src/content/parsePage';
import { readPages } from '../../src/content/readPages';
import { renderTags } from '../../src/markdown/renderTags';
import { listFiles, readText } from '../../src/utils/files';
import { memoize } from '../../src/utils/memoize';
import { findIds } from './findIds';

/** A text file. Its path is relative to the repository root. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

export type Sources = ReturnType<typeof loadSources>;

export function loadSources(dir: string) {
  const roots = ['docs', 'src/facts', 'static', 'redirects.json'];
  const mdxInSource = listFiles(dir, 'src').filter((file) => file.endsWith('.mdx'));
  const files = [...roots.flatMap((root) => listFiles(dir, root)), ...mdxInSource];
  const partialFiles = files.filter((file) => /^(?:src\/|docs\/(?:.*\/)?_).*\.mdx$/.test(file));
  const allPages = readPages(dir);
  const pagesByPath = new Map(allPages.map((page) => [`/${page.id}`, page]));
  const read = (file: string): SourceFile => ({ file, text: readText(path.join(dir, file)) });
  const render = memoize(renderTags);
  return {
    dir,
    /** The paths of the files to check, relative to the repository root. */
    files,
    read,
    allPages,
    /** The MDX files that pages import. */
    partials: partialFiles.map((file) => parsePage(file, read(file).text)),
    findPage: (pagePath: string) => pagesByPath.get(pagePath),
    /** Replaces the tags of a page. Returns its tree and the problems of the tags. */
    render,
    /** Returns the ids on a page, including those in what its tags render. */
    getIds: memoize((page: ParsedPage) => new Set(findIds(page, render(page).tree).map(({ id }) => id))),
  };
}
