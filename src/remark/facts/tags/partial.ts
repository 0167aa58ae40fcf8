import fs from 'node:fs';
import path from 'node:path';
import type { Root, RootContent, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { takeRowId } from '../../tables';
import { FactError, keysOf, lookUp } from '../lookUp';
import type { FactComponent } from './types';

const folder = path.join(__dirname, '../../../../docs/_partials');
const markdown = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

function read(file: string): Root {
  try {
    return markdown.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    if (error instanceof VFileMessage) {
      throw new FactError(`can't be read: docs/_partials/${file}:${error.line} ${error.reason}.`);
    }
    throw error;
  }
}

/** Keeps only the rows with these ids, in this order. Their ids are removed, because they belong to the page with the whole table. */
function pickRows(table: Table, ids: readonly string[], name: string): void {
  const [head, ...rows] = table.children;
  const named = Object.fromEntries(rows.map((row) => [takeRowId(row) ?? '', row]));
  const picked = ids.map((id) => lookUp(named, id, `row of ${name}`));
  table.children = head ? [head, ...picked] : picked;
}

/**
 * `<Partial name="support-never-asks" />`: Markdown that several pages show, from `docs/_partials/`. In a line of text,
 * only its words are shown. `ids="refunds-boost"` shows those rows of a partial that is a table.
 */
export const partial: FactComponent = ({ name, ids }) => {
  const files = fs.readdirSync(folder).map((file) => [file.replace(/\.mdx$/, ''), file] as const);
  const file = lookUp<string>(Object.fromEntries(files), name, 'partial');
  const tree = read(file);
  const chosen = keysOf(ids);
  if (chosen.length > 0) {
    const [table] = tree.children;
    if (table?.type !== 'table') {
      throw new FactError(`cannot show single rows of the partial "${name}", which is not a table.`);
    }
    pickRows(table, chosen, file);
  }
  // An error inside the partial names the partial's file.
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    Object.assign(node, { data: { file: path.join(folder, file) } });
  });
  return tree.children as RootContent[];
};
