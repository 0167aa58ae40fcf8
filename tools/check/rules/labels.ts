import fs from 'node:fs';
import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { filesBelow } from '../../../src/files';
import { nearest } from '../../../src/markdown/html/lookUp';
import type { Finding } from '../finding';
import { spanOf, stringsIn } from '../page';
import type { Rule } from '../rule';
import { wordList } from '../wordList';

const root = path.join(__dirname, '../../..');

const otherLabels = new Set(wordList('labels.txt'));

/** The modules of the facts, in which a label is a string or bold. */
const factModules = filesBelow(root, 'src/facts')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => fs.readFileSync(path.join(root, file), 'utf8'));

function isKnown(label: string): boolean {
  const forms = [`'${label}'`, `"${label}"`, `**${label}**`, `'${label.replaceAll("'", "\\'")}'`];
  const isIn = (source: string) => forms.some((form) => source.includes(form));
  return otherLabels.has(label) || factModules.some(isIn);
}

/** Returns labels with a word of an unknown one, or any labels, the closest first. */
function nearLabels(label: string): string {
  const strings = factModules.flatMap((source) => stringsIn(source).map(({ text }) => text));
  const all = [...otherLabels, ...strings].filter((each) => /^\p{Lu}[^.`*]{2,40}$/u.test(each));
  const words = label.split(' ').filter((word) => word.length > 3);
  const related = all.filter((each) => words.some((word) => each.includes(word)));
  const near = nearest(label, related.length > 0 ? related : all);
  return near.map((each) => `**${each}**`).join(', ');
}

/** Labels in bold that the product has. Pages with `reviewed` also name labels of other programs, which no list has. */
export const labels: Rule = (page) => {
  const findings: Finding[] = [];
  visit(page.tree, 'strong', (node, index = 0, parent) => {
    const words = textOf(node);
    const next = parent?.children[index + 1];
    const leadsOn = next?.type === 'text' && next.value.startsWith(' →');
    // Other bold words are stress, or the first words of a paragraph.
    const isLabel = (index > 0 || leadsOn) && /^[\p{Lu}\p{N}+].*[^.:,?!]$/su.test(words);
    if (isLabel && page.data.reviewed === undefined && !words.split(' → ').every(isKnown)) {
      const says = `No screen has the label "${words}". Near it: ${nearLabels(words)}. If it is right, add it to tools/check/labels.txt.`;
      // The place of its words, where other rules report them too.
      findings.push({ start: spanOf(node.children[0] ?? node).start, says, words });
    }
  });
  return findings;
};
