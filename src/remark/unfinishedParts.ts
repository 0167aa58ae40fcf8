import path from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Returns the hints that `npm run new-page` left in the front matter and in comments. */
function hintsIn(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, ['yaml', 'mdxFlowExpression', 'mdxTextExpression'], (node) => {
    const lines = 'value' in node ? node.value.split('\n') : [];
    for (const [index, line] of lines.entries()) {
      const [, text] = /Write here: (.*?)["\]]*(\s*\*\/)?$/.exec(line) ?? [];
      if (text) {
        // The front matter starts on the line after its `---`.
        const first = (node.position?.start.line ?? 1) + (node.type === 'yaml' ? 1 : 0);
        found.push(`Line ${first + index}: write ${text}`);
      }
    }
  });
  return found;
}

/** Returns the headings with nothing below them. */
function emptySections({ children }: Root): string[] {
  return children.flatMap((node, index) => {
    const next = children[index + 1];
    const isEmpty =
      node.type === 'heading' && (!next || (next.type === 'heading' && next.depth <= node.depth));
    return isEmpty
      ? [
          `Line ${node.position?.start.line}: there is nothing below this heading. Write the section, or remove the heading.`,
        ]
      : [];
  });
}

function relatedFault(file: VFile): string[] {
  const { frontMatter } = file.data as { frontMatter?: { related?: unknown } };
  const related = frontMatter?.related;
  return Array.isArray(related) && related.length > 0
    ? []
    : ['Line 1: name one to three pages to read next, as `related:` in the front matter.'];
}

/**
 * Stops the build at a page that isn't finished, and lists what is still to do: hints that `npm run new-page` left for the
 * writer, sections without text, and missing related pages. A preview with `npm start` shows such a page as it is.
 */
const unfinishedParts: Plugin<[], Root> = () => {
  return (tree, file) => {
    if (process.env.NODE_ENV === 'development') {
      return;
    }
    const where = path.relative(process.cwd(), file.path).split(path.sep).join('/');
    const faults = [...relatedFault(file), ...hintsIn(tree), ...emptySections(tree)];
    if (faults.length > 0) {
      file.fail(`${where} isn't finished:\n- ${faults.join('\n- ')}`);
    }
  };
};

export default unfinishedParts;
