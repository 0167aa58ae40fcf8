import type { Parents, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { placeOf } from './page';

/** A writer's note that something is right where it is: `{/* allow: login because Wix calls it that *\/}`. */
interface Allowance {
  readonly line: number;
  readonly words: readonly string[];
  readonly hasReason: boolean;
  /** The last line of the paragraph, list, or table below it, to which it applies. */
  readonly to: number;
}

const comment = /^\s*(?:\{\/\*|<!--)\s*allow:(.*?)(?:\bbecause\b(.*?))?(?:\*\/\}|-->)\s*$/;

function allowancesIn(tree: Parents, lines: readonly string[]): Allowance[] {
  return tree.children.flatMap((node, index) => {
    const { line } = placeOf(node);
    const [, words, reason = ''] = comment.exec(lines[line - 1] ?? '') ?? [];
    if (words === undefined) {
      return 'children' in node ? allowancesIn(node, lines) : [];
    }
    return [
      {
        line,
        words: words.split(',').map((each) => each.trim().toLowerCase()),
        hasReason: reason.trim() !== '',
        to: tree.children[index + 1]?.position?.end.line ?? 0,
      },
    ];
  });
}

/** What remark-lint's rules find, in words for writers. */
const advice: Readonly<Record<string, string>> = {
  'no-empty-url': 'A link or image without an address leads nowhere. Write one in the parentheses.',
  'no-undefined-references':
    'Square brackets without an address show as brackets. Write the address after them, `[words](/address)`, or put them in code.',
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
  const allowances = allowancesIn(tree, file.data.page?.lines ?? []);
  const used = new Set<string>();
  const seen = new Set<string>();
  const kept = file.messages.filter((message) => {
    const { actual, line = 1, column } = message;
    const words = actual?.toLowerCase().replace(/\s+/g, ' ');
    const allowance = allowances.find(
      (each) => words && line > each.line && line <= each.to && each.words.includes(words),
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
    const report = (says: string) => {
      const place = { line, column: 1 };
      file.message(says, { place, source: 'rookery', ruleId: 'allowances' }).fatal = true;
    };
    if (!hasReason) {
      report('The next writer needs to know why this is allowed. Write `{/* allow: the word because … */}`.');
    }
    for (const each of words.filter((word) => !used.has(`${line} ${word}`))) {
      report(
        `Nothing below needs "${each}" to be allowed. Remove the comment, or put it right above the paragraph, list, or table that it is about.`,
      );
    }
  }
  file.messages.sort(
    (one, other) => (one.line ?? 1) - (other.line ?? 1) || (one.column ?? 1) - (other.column ?? 1),
  );
};
