import { visit } from 'unist-util-visit';
import type { Finding } from './finding';
import { type Page, spanOf } from './page';

/** A writer's note that words are right in what follows it: `{/* allow: login because Wix calls it that *\/}`. */
const comment = /^\s*\/\*\s*allow:(.+?)\bbecause\b.+\*\/\s*$/s;

/** Leaves out what the page's `allow` comments allow: words in the paragraph, list, or table below. */
export function withoutAllowed({ tree }: Page, findings: readonly Finding[]): Finding[] {
  const allowances: { readonly words: readonly string[]; readonly start: number; readonly end: number }[] =
    [];
  visit(tree, 'mdxFlowExpression', ({ value }, index = 0, parent) => {
    const [, words] = comment.exec(value) ?? [];
    const next = parent?.children[index + 1];
    if (words && next) {
      allowances.push({ words: words.split(',').map((each) => each.trim().toLowerCase()), ...spanOf(next) });
    }
  });
  return findings.filter(({ start, words = '' }) => {
    const typed = words.toLowerCase().replace(/\s+/g, ' ');
    return !allowances.some((each) => each.start <= start && start < each.end && each.words.includes(typed));
  });
}
