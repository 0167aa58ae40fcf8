import type { Root } from 'mdast';
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { type Plugin, unified } from 'unified';
import { VFile } from 'vfile';
import type { Rule } from './rule';

/** What remark's linter looks for, and what a writer should hear of it. */
const lints: readonly { readonly lint: Plugin<[], Root>; readonly says: string }[] = [
  {
    lint: remarkLintNoEmptyUrl,
    says: 'A link or picture without an address leads nowhere. Write one in its round brackets.',
  },
  {
    lint: remarkLintNoUndefinedReferences,
    says: 'Square brackets without an address show as brackets. Write the address behind them, `[words](/address)`, or put them in code.',
  },
  {
    lint: remarkLintNoUnusedDefinitions,
    says: 'No link uses this address, and readers never see it. Remove the line, or use it in a link.',
  },
  {
    lint: remarkLintNoDuplicateDefinitions,
    says: 'This name has an address already, and a link can lead to one only. Give it another name.',
  },
];

/** What Markdown reads in another way than its writer meant. */
export const markdownForm: Rule = (page) =>
  lints.flatMap(({ lint, says }) => {
    const file = new VFile(page.text);
    unified().use(lint).runSync(page.tree, file);
    return (
      file.messages
        .map(({ line, column }) => ({ line: line ?? 1, column, says }))
        // The title of a box, `:::note[Title]`, is no link.
        .filter(({ line }) => !/^\s*:::/.test(page.lines[line - 1] ?? ''))
    );
  });
