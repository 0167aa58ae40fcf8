import type { Html, Nodes, Root } from 'mdast';
import type { MdxFlowExpression } from 'mdast-util-mdx-expression';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { placeOf } from './page';

/** A writer's note that something is right where it is: `{/* allow: login because Wix calls it that *\/}`. */
interface Allowance {
  readonly line: number;
  readonly words: readonly string[];
  readonly hasReason: boolean;
  /** The lines of the paragraph, list, or table below it, to which it applies. */
  readonly from: number;
  readonly to: number;
}

function commentOf(node: Nodes): string {
  const { value } = node as Html | MdxFlowExpression;
  const form = node.type === 'html' ? /^<!--([\s\S]*)-->$/ : /^\s*\/\*([\s\S]*)\*\/\s*$/;
  return node.type === 'html' || node.type === 'mdxFlowExpression' ? (form.exec(value)?.[1] ?? '') : '';
}

function allowancesIn(node: Nodes): Allowance[] {
  if (!('children' in node)) {
    return [];
  }
  return node.children.flatMap((child, index): Allowance[] => {
    const [, words = '', reason = ''] =
      /^\s*allow:([\s\S]*?)(?:\bbecause\b([\s\S]*))?$/.exec(commentOf(child)) ?? [];
    const { line } = placeOf(child);
    const below = node.children[index + 1]?.position;
    return words
      ? [
          {
            line,
            words: words.split(',').map((each) => each.trim().toLowerCase()),
            hasReason: reason.trim() !== '',
            from: below?.start.line ?? 0,
            to: below?.end.line ?? 0,
          },
        ]
      : allowancesIn(child);
  });
}

/** What remark-lint's rules find, in words for writers. */
const advice: Readonly<Record<string, string>> = {
  'no-empty-url': 'A link or image without an address leads nowhere. Write one in the parentheses.',
  'no-undefined-references':
    'Square brackets without an address show as brackets. Write the address after them, `[words](/address)`, or put them in code.',
  'no-unused-definitions':
    'No link uses this address, and readers never see it. Remove the line, or use it in a link.',
  'no-duplicate-definitions':
    'This name already has an address, and a link can lead to only one. Give it another name.',
};

function isMisread({ source, line = 1 }: VFile['messages'][number], file: VFile): boolean {
  const { page } = file.data;
  // The title of an admonition, `:::note[Title]`, isn't a link, and neither is `[REASON]` in a fact.
  return source === 'remark-lint' && (page?.kind !== 'page' || /^\s*:::/.test(page.lines[line - 1] ?? ''));
}

/**
 * Leaves out what the page's `allow` comments allow, and what another rule reports about the same word. Reports
 * comments that have no reason or nothing to allow.
 */
export const applyAllowances: Plugin<[], Root> = () => (tree, file) => {
  const allowances = allowancesIn(tree);
  const used = new Set<string>();
  const seen = new Set<string>();
  const kept = file.messages.filter((message) => {
    const { actual, line = 1, column } = message;
    const words = actual?.toLowerCase().replace(/\s+/g, ' ');
    const allowance = allowances.find(
      ({ from, to, words: allowed }) => words && line >= from && line <= to && allowed.includes(words),
    );
    const place = words ? `${line}:${column}` : `${line}:${column} ${message.reason}`;
    const isRepeated = seen.has(place);
    seen.add(place);
    if (allowance) {
      used.add(`${allowance.line} ${words}`);
    }
    return !allowance && !isRepeated && !isMisread(message, file);
  });
  file.messages.splice(0, file.messages.length, ...kept);
  for (const message of file.messages) {
    message.reason = advice[message.ruleId ?? ''] ?? message.reason;
  }
  for (const { line, words, hasReason } of allowances) {
    const place = { line, column: 1 };
    const faults = [
      ...(hasReason
        ? []
        : ['The next writer needs to know why this is allowed. Write `{/* allow: the word because … */}`.']),
      ...words
        .filter((each) => !used.has(`${line} ${each}`))
        .map(
          (each) =>
            `Nothing below needs "${each}" to be allowed. Remove the comment, or put it right above the paragraph, list, or table that it is about.`,
        ),
    ];
    for (const says of faults) {
      file.message(says, { place, source: 'rookery', ruleId: 'allowances' }).fatal = true;
    }
  }
  file.messages.sort(
    (one, other) => (one.line ?? 1) - (other.line ?? 1) || (one.column ?? 1) - (other.column ?? 1),
  );
};
