import path from 'node:path';
import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import * as permissions from '../../src/facts/permissions';
import { plans } from '../../src/facts/plans';
import * as ranks from '../../src/facts/ranks';
import * as settings from '../../src/facts/settings';
import * as sso from '../../src/facts/sso';
import * as uiLabels from '../../src/facts/uiLabels';
import { readText } from '../../src/utils/files';
import { suggestSimilar } from '../../src/utils/suggestSimilar';

function findStrings(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(findStrings) : [];
}

/** The labels in facts, which have no sentences, and those that no fact has. */
const labels: ReadonlySet<string> = new Set([
  ...findStrings([uiLabels, permissions, plans, ranks, settings, sso]).filter((text) => !text.endsWith('.')),
  ...readText(path.join(__dirname, 'labels.txt')).trim().split('\n'),
]);

/** Bold words inside a sentence are labels of the product. A page with `reviewed` names those of other programs, too. */
export default lintRule<Root>('remark-lint:unknown-label', (tree, file) => {
  if (/^reviewed:/m.test(String(file))) return;
  visit(tree, 'strong', (node, index) => {
    const [text, rest] = node.children;
    if (index === 0 || text?.type !== 'text' || rest || !/^\p{Lu}.*[^.:,?!]$/su.test(text.value)) return;
    const unknown = text.value.split(' → ').find((label) => !labels.has(label));
    if (unknown)
      file.message(`No screen has the label "${unknown}".${suggestSimilar(unknown, labels)}`, node);
  });
});
