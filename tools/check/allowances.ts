import type { Html, Nodes } from 'mdast';
import type { MdxFlowExpression } from 'mdast-util-mdx-expression';
import type { Finding } from './finding';
import { type Page, placeOf } from './page';

/** A writer's word that something is right where it stands: `{/* allow: login because Wix calls it so *\/}`. */
interface Allowance {
  readonly line: number;
  readonly words: readonly string[];
  readonly hasReason: boolean;
  /** The lines of the paragraph, list or table below it, for which it holds. */
  readonly from: number;
  readonly to: number;
}

function commentOf(node: Nodes): string | undefined {
  if (node.type === 'mdxFlowExpression') {
    return /^\s*\/\*([\s\S]*)\*\/\s*$/.exec((node as MdxFlowExpression).value)?.[1];
  }
  return node.type === 'html' ? /^<!--([\s\S]*)-->$/.exec((node as Html).value)?.[1] : undefined;
}

function allowancesIn(node: Nodes): Allowance[] {
  if (!('children' in node)) {
    return [];
  }
  return node.children.flatMap((child, index): Allowance[] => {
    const [, words = '', reason = ''] =
      /^\s*allow:([\s\S]*?)(?:\bbecause\b([\s\S]*))?$/.exec(commentOf(child) ?? '') ?? [];
    if (!words) {
      return allowancesIn(child);
    }
    const next = node.children[index + 1];
    return [
      {
        line: placeOf(child).line,
        words: words.split(',').map((each) => each.trim().toLowerCase()),
        hasReason: reason.trim() !== '',
        from: next ? placeOf(next).line : 0,
        to: next?.position?.end.line ?? 0,
      },
    ];
  });
}

/**
 * Leaves out what `allow` comments of the page allow, and says which of them have no reason or nothing to allow.
 * @param findings what the rules found on the page
 */
export function withAllowances(page: Page, findings: readonly Finding[]): Finding[] {
  const allowances = allowancesIn(page.tree);
  const used = new Set<string>();
  const left = findings.filter(({ line, words }) => {
    const found = words?.toLowerCase().replace(/\s+/g, ' ');
    const allowance = allowances.find(
      ({ from, to, words: allowed }) =>
        found !== undefined && line >= from && line <= to && allowed.includes(found),
    );
    if (allowance) {
      used.add(`${allowance.line} ${found}`);
    }
    return !allowance;
  });
  const own = allowances.flatMap(({ line, words, hasReason }): Finding[] => [
    ...(hasReason
      ? []
      : [
          {
            line,
            says: 'The next writer needs to know why this is allowed. Write `{/* allow: the word because … */}`.',
          },
        ]),
    ...words
      .filter((each) => !used.has(`${line} ${each}`))
      .map((each) => ({
        line,
        says: `Nothing below needs "${each}" to be allowed. Take the comment out, or put it right above the paragraph, list or table that it is about.`,
      })),
  ]);
  return [...left, ...own];
}
