import path from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { hintMark } from '../../tools/pages/pageTemplate';
import { pages } from '../facts/pages';

interface Options {
  /** The folder that holds the pages; the path below it is the page's id. */
  readonly docsDir: string;
}

const hint = new RegExp(`^/\\*\\s*${hintMark}\\s*(.*?)\\s*\\*/$`, 's');

/** The hints of a new page that nobody has written out yet. */
function hintsIn(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    const text = hint.exec('value' in node ? node.value : '')?.[1];
    if (text) {
      found.push(`Line ${node.position?.start.line}: write ${text}`);
    }
  });
  return found;
}

/** Headings with nothing below them. */
function emptySections({ children }: Root): string[] {
  return children.flatMap((node, index) => {
    const next = children[index + 1];
    const isEmpty =
      node.type === 'heading' && (!next || (next.type === 'heading' && next.depth <= node.depth));
    return isEmpty
      ? [
          `Line ${node.position?.start.line}: nothing stands below this heading. Write the section, or take it out.`,
        ]
      : [];
  });
}

function relatedFault(file: VFile): string[] {
  const { frontMatter } = file.data as { frontMatter?: { related?: unknown } };
  const related = frontMatter?.related;
  return Array.isArray(related) && related.length > 0
    ? []
    : ['Line 1: name one to four pages to read next, as `related:` in the front matter.'];
}

function audienceFault(id: string): string[] {
  const facts: { readonly audience: readonly string[] } | undefined = (
    pages as Readonly<Record<string, { readonly audience: readonly string[] }>>
  )[id];
  return facts && facts.audience.length === 0
    ? [`In src/facts/pages.ts, at '${id}': say who can do it, from which plan on, and whom the page is for.`]
    : [];
}

/**
 * Stops the build at a page that is not finished, with everything that is still to do: hints that `npm run new-page`
 * left for the writer, sections without text, no related pages, no audience. While a writer previews with `npm start`,
 * such a page can be seen as it is.
 */
const unwrittenParts: Plugin<[Options], Root> = ({ docsDir }) => {
  return (tree, file) => {
    if (process.env.NODE_ENV === 'development') {
      return;
    }
    const where = path.relative(process.cwd(), file.path).split(path.sep).join('/');
    const id = path
      .relative(docsDir, file.path)
      .split(path.sep)
      .join('/')
      .replace(/\.mdx?$/, '');
    const faults = [...relatedFault(file), ...hintsIn(tree), ...emptySections(tree), ...audienceFault(id)];
    if (faults.length > 0) {
      file.fail(`${where} is not finished:\n- ${faults.join('\n- ')}`);
    }
  };
};

export default unwrittenParts;
