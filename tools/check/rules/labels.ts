import path from 'node:path';
import type { Emphasis, Nodes, Strong } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { nodeSpan } from '../../../src/content/nodes';
import * as emoji from '../../../src/facts/emoji';
import * as permissions from '../../../src/facts/permissions';
import { plans } from '../../../src/facts/plans';
import * as ranks from '../../../src/facts/ranks';
import * as settings from '../../../src/facts/settings';
import * as sso from '../../../src/facts/sso';
import * as uiLabels from '../../../src/facts/uiLabels';
import { closestMatches } from '../../../src/utils/closestMatches';
import { readText } from '../../../src/utils/files';
import type { Finding } from '../allow';
import { isSpeech } from '../prose';
import type { PageRule, TextRule } from '../loadSite';
import { hasPhoneNumbers } from './frontMatter';

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') {
    return [data];
  }
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}

/** The labels in the facts. */
export const factLabels: ReadonlySet<string> = new Set([
  ...Object.values(plans).map(({ name }) => name),
  ...stringsIn([emoji, uiLabels, permissions, ranks, settings, sso]),
]);

/** The others, in `labels.txt`, one a line. */
export const otherLabels = readText(path.join(__dirname, '../labels.txt'))
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'));

/** All labels of the product. */
const labels: ReadonlySet<string> = new Set([...factLabels, ...otherLabels]);

/** Says that a label isn't one of the product, or that a path such as `Chat settings → Welcome` has one that isn't. */
function findUnknown(words: string): string | undefined {
  if (words.split(' → ').every((each) => labels.has(each))) {
    return undefined;
  }
  const names = [...labels].filter((label) => /^\p{Lu}[^.`*]{2,40}$/u.test(label));
  const suggestions = closestMatches(words, names).join(', ');
  return `No screen has the label "${words}". Near it: ${suggestions}. If it is right, add it to tools/check/labels.txt.`;
}

/** Says what is wrong with words that are bold or in italics. Bold words that aren't labels are stress, or begin a paragraph. */
function findProblem(node: Strong | Emphasis, index: number, next: Nodes | undefined): string | undefined {
  const words = textOf(node);
  if (node.type === 'emphasis') {
    const isLabel = labels.has(words) && /\p{L}/u.test(words);
    return isLabel ? `“${words}” is a label, so write it in bold: \`**${words}**\`.` : undefined;
  }
  const isPathStart = next?.type === 'text' && next.value.startsWith(' →');
  const isLabel = (index > 0 || isPathStart) && /^[\p{Lu}\p{N}+].*[^.:,?!]$/su.test(words);
  return isLabel ? findUnknown(words) : undefined;
}

/** Labels on a page. With `reviewed`, it also names those of other programs, which no list has, unless it's for phone numbers. */
export const labelsOnPages: PageRule = (page) => {
  const findings: Finding[] = [];
  if (page.rawFrontMatter.reviewed && !hasPhoneNumbers(page)) {
    return findings;
  }
  visit(page.tree, (node, index = 0, parent) => {
    if (isSpeech(node)) {
      return SKIP;
    }
    if (node.type === 'strong' || node.type === 'emphasis') {
      const message = findProblem(node, index, parent?.children[index + 1]);
      if (message) findings.push({ start: nodeSpan(node).start, message, matched: textOf(node) });
    }
    return CONTINUE;
  });
  return findings;
};

/** Labels in facts, such as `**Send**`. */
export const labelsInFacts: TextRule = function* ({ text }) {
  for (const { 1: words = '', index } of text.matchAll(/(?<!\/)\*\*([^*\n]+)\*\*/g)) {
    const message = findUnknown(words);
    if (message) yield { start: index, message };
  }
};
