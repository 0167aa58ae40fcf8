import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { plans } from '../../../src/facts/plans';
import { filesBelow, readText } from '../../../src/files';
import { findSimilar } from '../../../src/markdown/html/lookUp';
import type { Finding } from '../finding';
import { nodeSpan } from '../page';
import type { Rule } from '../site';

const root = path.join(__dirname, '../../..');

/** Facts whose labels name what they are about, and are on no screen. */
const notOnScreens = /facts\/(?:limits|plans)/;

/** Returns the strings of a module that can be labels: those in quotes, and those in bold in sentences. */
function extractLabels(file: string, source: string): string[] {
  const code = source.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '');
  const quoted = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"/g)].map(
    ([, one, other]) => one ?? other ?? '',
  );
  const bold = [...code.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label);
  return [...(notOnScreens.test(file) ? [] : quoted), ...bold].map((label) => label.replace(/\\'/g, "'"));
}

/** The labels of the product: in the facts, and in `labels.txt`, one a line. */
const labels: ReadonlySet<string> = new Set([
  ...readText(path.join(__dirname, '../labels.txt'))
    .split('\n')
    .filter((line) => !line.startsWith('#')),
  ...Object.values(plans).map(({ name }) => name),
  ...filesBelow(root, 'src/facts').flatMap((file) => extractLabels(file, readText(path.join(root, file)))),
]);

/** Labels in bold that the product has. Pages with `reviewed` also name labels of other programs, which no list has. */
export const boldLabels: Rule = (page) => {
  const findings: Finding[] = [];
  visit(page.tree, 'strong', (node, index = 0, parent) => {
    const words = textOf(node);
    const next = parent?.children[index + 1];
    const isPathStart = next?.type === 'text' && next.value.startsWith(' →');
    // Other bold words are stress, or the first words of a paragraph.
    const isLabel = (index > 0 || isPathStart) && /^[\p{Lu}\p{N}+].*[^.:,?!]$/su.test(words);
    if (isLabel && !page.frontMatter.reviewed && !words.split(' → ').every((each) => labels.has(each))) {
      const names = [...labels].filter((each) => /^\p{Lu}[^.`*]{2,40}$/u.test(each));
      const suggestions = findSimilar(words, names).join(', ');
      const message = `No screen has the label "${words}". Near it: ${suggestions}. If it is right, add it to tools/check/labels.txt.`;
      findings.push({ start: nodeSpan(node).start, message, words });
    }
  });
  return findings;
};
