import { visit } from 'unist-util-visit';
import type { Finding } from './finding';
import { type Page, spanOf } from './page';

/** A writer's note that something is right where it is: `{/* allow: login because Wix calls it that *\/}`. */
interface Allowance {
  readonly start: number;
  readonly words: readonly string[];
  readonly hasReason: boolean;
  /** Where the paragraph, list, or table below it ends, to which it applies. */
  readonly end: number;
}

const comment = /^\s*\/\*\s*allow:(.*?)(?:\bbecause\b(.*?))?\*\/\s*$/s;

function allowancesIn({ tree }: Page): Allowance[] {
  const found: Allowance[] = [];
  visit(tree, 'mdxFlowExpression', (node, index = 0, parent) => {
    const [, words, reason = ''] = comment.exec(node.value) ?? [];
    const next = parent?.children[index + 1];
    if (words !== undefined) {
      found.push({
        start: spanOf(node).start,
        words: words.split(',').map((each) => each.trim().toLowerCase()),
        hasReason: reason.trim() !== '',
        end: next ? spanOf(next).end : 0,
      });
    }
  });
  return found;
}

/** Leaves out what the page's `allow` comments allow. Reports comments that have no reason or nothing to allow. */
export function applyAllowances(page: Page, findings: readonly Finding[]): Finding[] {
  const allowances = allowancesIn(page);
  const used = new Set<string>();
  const kept = findings.filter(({ start, words }) => {
    const typed = words?.toLowerCase().replace(/\s+/g, ' ');
    const allowance = allowances.find(
      (each) => typed && start > each.start && start < each.end && each.words.includes(typed),
    );
    if (allowance) {
      used.add(`${allowance.start} ${typed}`);
    }
    return !allowance;
  });
  const faults = allowances.flatMap(({ start, words, hasReason }): Finding[] => {
    const says =
      'The next writer needs to know why this is allowed. Write `{/* allow: the word because … */}`.';
    const idle = words.filter((word) => !used.has(`${start} ${word}`));
    return [
      ...(hasReason ? [] : [{ start, says }]),
      ...idle.map((word) => ({
        start,
        says: `Nothing below needs "${word}" to be allowed. Remove the comment, or put it right above the paragraph, list, or table that it is about.`,
      })),
    ];
  });
  return [...kept, ...faults];
}
