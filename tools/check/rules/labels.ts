import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { nodeSpan } from '../../../src/content/page';
import * as emoji from '../../../src/facts/emoji';
import * as permissions from '../../../src/facts/permissions';
import { plans } from '../../../src/facts/plans';
import * as ranks from '../../../src/facts/ranks';
import * as settings from '../../../src/facts/settings';
import * as sso from '../../../src/facts/sso';
import * as uiLabels from '../../../src/facts/uiLabels';
import { readText } from '../../../src/utils/files';
import { nearestKeys } from '../../../src/utils/nearest';
import type { Finding } from '../finding';
import { isSpeech } from '../prose';
import type { PageRule } from '../site';
import { hasPhoneNumbers } from './frontMatter';

export function stringsIn(data: unknown): string[] {
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
export const labels: ReadonlySet<string> = new Set([...factLabels, ...otherLabels]);

/** Labels in bold that the product has. Pages with `reviewed` also name those of other programs, which no list has, unless it's for phone numbers. */
export const boldLabels: PageRule = (page) => {
  const findings: Finding[] = [];
  if (page.rawFrontMatter.reviewed && !hasPhoneNumbers(page)) {
    return findings;
  }
  visit(page.tree, (node, index = 0, parent) => {
    if (isSpeech(node)) {
      return SKIP;
    }
    if (node.type !== 'strong') {
      return CONTINUE;
    }
    const words = textOf(node);
    const next = parent?.children[index + 1];
    const isPathStart = next?.type === 'text' && next.value.startsWith(' →');
    // Other bold words are stress, or the first words of a paragraph.
    const isLabel = (index > 0 || isPathStart) && /^[\p{Lu}\p{N}+].*[^.:,?!]$/su.test(words);
    if (isLabel && !words.split(' → ').every((each) => labels.has(each))) {
      const names = [...labels].filter((label) => /^\p{Lu}[^.`*]{2,40}$/u.test(label));
      const suggestions = nearestKeys(words, names).join(', ');
      const message = `No screen has the label "${words}". Near it: ${suggestions}. If it is right, add it to tools/check/labels.txt.`;
      findings.push({ start: nodeSpan(node).start, message, words });
    }
    return SKIP;
  });
  visit(page.tree, 'emphasis', (node) => {
    const words = textOf(node);
    const message = `“${words}” is a label, so write it in bold: \`**${words}**\`.`;
    if (labels.has(words) && /\p{L}/u.test(words))
      findings.push({ start: nodeSpan(node).start, message, words });
  });
  return findings;
};
