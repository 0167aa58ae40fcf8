import path from 'node:path';
import type { Emphasis, Nodes, Strong } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { nodeSpan } from '../../../src/content/nodes';
import * as permissions from '../../../src/facts/permissions';
import { plans } from '../../../src/facts/plans';
import * as ranks from '../../../src/facts/ranks';
import * as settings from '../../../src/facts/settings';
import * as sso from '../../../src/facts/sso';
import * as uiLabels from '../../../src/facts/uiLabels';
import { readText } from '../../../src/utils/files';
import { suggestSimilar } from '../../../src/utils/suggestSimilar';
import { hasPhoneNumbers, isExemptFromWordRules } from '../prose';
import type { CheckProblem, FileRule, PageRule } from '../rule';

function findStrings(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(findStrings) : [];
}

/** Every string in these facts: labels, but also ids and descriptions. */
export const factStrings: ReadonlySet<string> = new Set([
  ...Object.values(plans).map(({ name }) => name),
  ...findStrings([uiLabels, permissions, ranks, settings, sso]),
]);

export const otherLabels = readText(path.join(__dirname, '../labels.txt'))
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'));

const labels: ReadonlySet<string> = new Set([...factStrings, ...otherLabels]);

/** Explains that a label, or one in a path such as `Chat settings → Welcome`, isn't one of the product. */
function explainUnknownLabel(words: string): string | undefined {
  if (words.split(' → ').every((label) => labels.has(label))) return undefined;
  const names = [...labels].filter((label) => /^\p{Lu}[^.`*]{2,40}$/u.test(label));
  return `No screen has the label "${words}".${suggestSimilar(words, names)} If it is right, add it to tools/check/labels.txt.`;
}

function explainLabel(node: Strong | Emphasis, index: number, next: Nodes | undefined): string | undefined {
  const words = textOf(node);
  if (node.type === 'emphasis') {
    const isLabel = labels.has(words) && /\p{L}/u.test(words);
    return isLabel ? `“${words}” is a label, so write it in bold: \`**${words}**\`.` : undefined;
  }
  // Bold words that start a paragraph, such as `**Note:**`, or end with punctuation, aren't labels.
  const isPathStart = next?.type === 'text' && next.value.startsWith(' →');
  const isLabel = (index > 0 || isPathStart) && /^[\p{Lu}+].*[^.:,?!]$/su.test(words);
  return isLabel ? explainUnknownLabel(words) : undefined;
}

export const labelsOnPages: PageRule = (page) => {
  // Unless it has phone numbers, a page with `reviewed` names labels of other programs.
  if (page.rawFrontMatter.reviewed && !hasPhoneNumbers(page)) return [];
  const problems: CheckProblem[] = [];
  visit(page.tree, (node, index = 0, parent) => {
    if (isExemptFromWordRules(node)) return SKIP;
    if (node.type === 'strong' || node.type === 'emphasis') {
      const message = explainLabel(node, index, parent?.children[index + 1]);
      if (message) problems.push({ start: nodeSpan(node).start, message, allowableWords: textOf(node) });
    }
    return CONTINUE;
  });
  return problems;
};

/** Labels in facts, such as `**Send**`. */
export const labelsInFacts: FileRule = function* ({ text }) {
  for (const { 1: words = '', index } of text.matchAll(/(?<!\/)\*\*([^*\n]+)\*\*/g)) {
    const message = explainUnknownLabel(words);
    if (message) yield { start: index, message };
  }
};
