import type { Nodes } from 'mdast';
import { nodeSpan, type Page } from '../../../src/content/page';
import { boxes, itemMark, type Token, titleIn, tokenize } from './token';

/** Returns the words of a page as readers see them: those in the tree that the page is compiled from. */
export function readShown({ tree, text }: Page): Token[] {
  const tokens: Token[] = [];
  const add = (words: string, node: Nodes) => tokens.push(...tokenize(words, nodeSpan(node).start));
  const mark = (name: string, node: Nodes) => tokens.push({ text: name, start: nodeSpan(node).start });
  const visitAll = (nodes: readonly Nodes[], depth: number) => {
    for (const node of nodes) visit(node, depth);
  };
  const visit = (node: Nodes, depth: number): void => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      add(node.value, node);
    } else if (node.type === 'code') {
      add(titleIn(node.meta ?? ''), node);
      tokens.push(...tokenize(node.value, text.indexOf('\n', nodeSpan(node).start) + 1));
    } else if (node.type === 'image') {
      add(node.alt ?? '', node);
    } else if (node.type === 'heading') {
      mark(`‹heading ${node.depth}›`, node);
      // *On this page* is made before tags become words.
      visitAll(
        node.children.filter(({ type }) => type !== 'mdxJsxTextElement'),
        depth,
      );
    } else if (node.type === 'thematicBreak') {
      mark('‹line›', node);
    } else if (node.type === 'list') {
      mark('‹list›', node);
      for (const [index, item] of node.children.entries()) {
        mark(itemMark(node.ordered ? (node.start ?? 1) + index : undefined, depth + 1), item);
        visit(item, depth + 1);
      }
    } else if (node.type === 'table') {
      const columns = node.children[0]?.children ?? [];
      for (const row of node.children) {
        for (const column of columns.keys()) {
          const cell = row.children[column];
          mark('‹cell›', cell ?? row);
          visitAll(cell ? [cell] : [], depth);
        }
      }
    } else if (node.type === 'link' && /^https?:/.test(node.url) && text[nodeSpan(node).start] !== '[') {
      mark('‹address›', node);
      visitAll(node.children, depth);
      tokens.push({ text: '‹end of address›', start: nodeSpan(node).end });
    } else if ('children' in node && node.type !== 'footnoteDefinition') {
      if (node.type === 'blockquote') mark('‹quote›', node);
      if (node.type === 'containerDirective' && !boxes.includes(node.name)) mark('‹unknown box›', node);
      visitAll(node.children, depth);
      if (node.type === 'blockquote') tokens.push({ text: '‹end of quote›', start: nodeSpan(node).end });
    }
  };
  visit(tree, 0);
  return tokens;
}
