import fs from 'node:fs';
import path from 'node:path';
import type { Parents, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { filesBelow } from '../../../src/files';
import { nearest } from '../../../src/remark/facts/lookUp';
import { placeOf, stringsIn } from '../page';
import type { Finding, Rule } from '../rule';
import { wordList } from '../wordList';

const root = path.join(__dirname, '../../..');

const otherLabels = new Set(wordList('labels.txt'));

/** Returns the source of the facts, in which a label is a string or bold. */
function factSource(): string {
  source ??= filesBelow(root, 'src/facts')
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  return source;
}

let source: string | undefined;

function isKnown(label: string): boolean {
  const forms = [`'${label}'`, `"${label}"`, `**${label}**`, `'${label.replaceAll("'", "\\'")}'`];
  return otherLabels.has(label) || forms.some((form) => factSource().includes(form));
}

/** Returns the labels that come close to an unknown one. Those that share a word with it come first. */
function nearLabels(label: string): string[] {
  const all = [...otherLabels, ...stringsIn(factSource()).map(({ text }) => text)].filter((each) =>
    /^\p{Lu}[^.`*]{2,40}$/u.test(each),
  );
  const related = all.filter((each) =>
    each.split(' ').some((word) => word.length > 3 && label.includes(word)),
  );
  return nearest(label, related.length > 0 ? related : all);
}

/** Returns whether something bold is a label on the screen, and not the first words of a paragraph or stress. */
function isLabel(words: string, index: number, next: RootContent | undefined): boolean {
  const leadsOn = next?.type === 'text' && /^ →/.test(next.value);
  return (index > 0 || leadsOn) && /^[\p{Lu}\p{N}+]/u.test(words) && !/[.:,?!]$/.test(words);
}

/** Labels in bold that the product has. Pages with `reviewed` also name labels of other programs, which no list has. */
export const labels: Rule = (page) => {
  const findings: Finding[] = [];
  if (page.frontMatter.data.reviewed !== undefined) {
    return findings;
  }
  visit(page.tree, 'strong', (node, index = 0, parent: Parents | undefined) => {
    const words = textOf(node);
    if (isLabel(words, index, parent?.children[index + 1]) && !words.split(' → ').every(isKnown)) {
      findings.push({
        // The place of its words, where other rules report them too.
        ...placeOf(node.children[0] ?? node),
        says: `No screen has the label "${words}". Near it: ${nearLabels(words)
          .map((each) => `**${each}**`)
          .join(', ')}. If it is right, add it to tools/check/labels.txt.`,
        words,
      });
    }
  });
  return findings;
};
