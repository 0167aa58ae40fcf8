import fs from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { FactError, lookUp } from '../lookUp';
import type { FactComponent } from './types';

const folder = path.join(__dirname, '../../../../docs/_partials');
const markdown = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

function read(file: string): Root {
  try {
    return markdown.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    throw new FactError(`can't be read: docs/_partials/${file}:${error}.`);
  }
}

/**
 * `<Partial name="support-never-asks" />`: Markdown that several pages show, from `docs/_partials/`. In a line of text,
 * only its words are shown.
 */
export const partial: FactComponent = ({ name }) => {
  const files = fs.readdirSync(folder).map((file) => [file.replace(/\.mdx$/, ''), file] as const);
  const file = lookUp<string>(Object.fromEntries(files), name, 'partial');
  const tree = read(file);
  // An error inside the partial names the partial's file.
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    Object.assign(node, { data: { file: path.join(folder, file) } });
  });
  return tree.children as RootContent[];
};
