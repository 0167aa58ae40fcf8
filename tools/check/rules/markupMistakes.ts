import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { nodeSpan, sourceText } from '../../../src/content/nodes';
import type { ParsedPage } from '../../../src/content/parsePage';
import type { Problem } from '../../../src/utils/problem';
import { positionAt } from '../../../src/utils/text';
import { isBlockOfText, maskMarkup } from '../prose';
import { markupRules, type NodeContext, type NodeTest } from './markupRules';

interface Mistake {
  readonly start: number;
  readonly end: number;
  readonly advice: string;
}

/** Counts the columns to the left of an offset. */
function columnsBefore(text: string, offset: number): number {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).replaceAll('\t', '    ').length;
}

function toContext(page: ParsedPage, node: Nodes, index: number, parent: Parents): NodeContext {
  const { text } = page;
  const { start } = nodeSpan(node);
  const source = sourceText(page, node);
  const markup = source.split('');
  for (const child of 'children' in node ? node.children : []) {
    markup.fill('▢', nodeSpan(child).start - start, nodeSpan(child).end - start);
  }
  const previous = parent.children[index - 1];
  const linesApart = (node.position?.start.line ?? 0) - (previous?.position?.end.line ?? 0);
  const isJoined = previous !== undefined && linesApart < 2;
  const [content] = parent.type === 'listItem' ? parent.children : [];
  const indent = columnsBefore(text, start) - (content ? columnsBefore(text, nodeSpan(content).start) : 0);
  return { page, node, source, markup: markup.join(''), parent, index, previous, isJoined, indent };
}

function findLineMistakes(page: ParsedPage, block: Nodes): Mistake[] {
  const mistakes: Mistake[] = [];
  let previous: string | undefined;
  // A backslash makes the next character text.
  const masked = maskMarkup(page, block).replace(/\\[*`[\]{}<|]/g, '▢▢');
  // Lines of a quote start after their `>`.
  for (const { 0: line, index } of masked.matchAll(/[^\s>].*/g)) {
    const start = nodeSpan(block).start + index;
    const end = start + line.length;
    const broken = markupRules.filter((rule) => rule.line?.test(line));
    for (const rule of broken) {
      mistakes.push({ start: start + line.search(rule.line ?? ''), end, advice: rule.advice });
    }
    // A line of up to 60 characters was meant to end there. A longer one may be wrapped. Tags can be on lines of their own.
    if (previous && previous.length <= 60 && !(previous.endsWith('▢') && line.startsWith('▢'))) {
      const advice = 'Lines without an empty line between them are joined. Put one there, or make a list.';
      mistakes.push({ start, end, advice });
    }
    previous = broken.length > 0 ? undefined : line;
  }
  return mistakes;
}

/** Whether a mistake probably has the cause of an earlier one: it's inside it, on its line, or the same on the next line. */
function isConsequence(mistake: Mistake, earlier: Mistake, text: string): boolean {
  const linesApart = positionAt(text, mistake.start).line - positionAt(text, earlier.start).line;
  const isRepeated = linesApart === 1 && mistake.advice === earlier.advice;
  return mistake.start < earlier.end || linesApart === 0 || isRepeated;
}

/** Finds Markdown that readers don't see as it's typed, which can lose words or show characters that were meant as markup. */
export function* markupMistakes(page: ParsedPage): Generator<Problem> {
  const mistakes: Mistake[] = [];
  visit(page.tree, (node, index = 0, parent) => {
    if (!parent) return;
    const context = toContext(page, node, index, parent);
    // The cast is safe, because a test is stored under the type of the nodes that it takes.
    const rule = markupRules.find((candidate) => (candidate[node.type] as NodeTest | undefined)?.(context));
    if (rule) mistakes.push({ ...nodeSpan(node), advice: rule.advice });
    if (isBlockOfText(node)) mistakes.push(...findLineMistakes(page, node));
  });
  mistakes.sort((a, b) => a.start - b.start);
  for (const [index, mistake] of mistakes.entries()) {
    if (mistakes.slice(0, index).some((earlier) => isConsequence(mistake, earlier, page.text))) continue;
    const { start, end, advice } = mistake;
    const words = page.text.slice(start, end).replace(/\s+/g, ' ').trim();
    const quote = words.length > 40 ? `${words.slice(0, 40)}…` : words;
    yield { start, message: `Readers may not see “${quote}” as you typed it. ${advice}` };
  }
}
