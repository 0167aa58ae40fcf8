import type { FactDocument } from '../file';
import type { PageContent } from './extract';

/** A fact, after the URL of its place. */
export type FoundFact = readonly [url: string, ...fact: FactDocument];

function firstSentence(text: string): string {
  return text.replace(/\.(?: .*)?$/, '');
}

/** Returns the fact that a cell of a named row says. */
type FactOf = (name: string, cell: string) => readonly [kind: FactDocument[0], label: string, value: string];

const errors = '/organizations/api/errors#';

/** Columns whose cells say what readers ask for, in all tables or only in places whose URL starts with the prefix. */
const columns: readonly (readonly [column: string, factOf: FactOf, prefix?: string])[] = [
  ['Lifetime', (name, cell) => ['value', `Lifetime of ${name}`, cell]],
  ['Attributes', (name, cell) => ['value', `Attributes of ${name}`, cell]],
  ['What it does', (name, cell) => ['value', firstSentence(cell), name], '/cookies#'],
  ['Price', (name, cell) => ['value', `Price of ${name}`, cell]],
  ['Bonus', (name, cell) => ['value', `Bonus for ${name}`, cell]],
  ['Boosts', (name, cell) => ['value', `Boosts for level ${name}`, cell], '/boosts#'],
  ['Letter', (name, cell) => ['value', `Letter of ${name}`, cell]],
  ['Shape', (name, cell) => ['value', `Shape of ${name}`, cell]],
  ['Versions', (name, cell) => ['value', `Supported versions of ${name}`, cell], '/what-is-rookery#'],
  ['Extension', (name, cell) => ['value', `Extension of ${name} files`, cell]],
  ['What it finds', (name, cell) => ['syntax', cell, name]],
  [
    'Type',
    // Lists and blocks have several lines.
    (name, cell) => ['syntax', `${name} in a message`, / (?:list|block)$/.test(name) ? '' : cell],
    '/chat-features/markdown#formatting',
  ],
  ['Type', (name, cell) => ['value', `Prefix of ${cell} IDs`, name], '/organizations/api#'],
  ['To do this', (name, cell) => ['value', firstSentence(cell), name]],
  ['How to find it', (name, cell) => ['where', `Where to find ${name.replace(/,.*/, '')}`, cell]],
  ['Size', (name, cell) => ['value', `Size of the ${name} mode`, cell], '/chat-features/embed#'],
  ['Default', (name, cell) => ['default', `Default of ${name}`, cell], '/chat-features/embed#'],
  [
    'Values',
    (name, cell) => ['default', `Default of ${name}`, cell.replace(/.*Default: /, '')],
    '/organizations/account-settings#',
  ],
  ['Wait after the previous attempt', (name, cell) => ['value', `Wait before retry ${name}`, cell]],
  ['Method and path', (name, cell) => ['syntax', name, cell], '/organizations/api/'],
  ['Scope', (name, cell) => ['value', `Scope of ${name}`, cell], '/organizations/api/'],
  ['What it means', (name, cell) => ['value', name, cell], errors],
  ['Status', (name, cell) => ['value', `Status of ${name}`, cell], errors],
  ['Cause', (name, cell) => ['value', name, cell]],
  ['Description', (name, cell) => ['value', `${name} claim`, cell], '/organizations/sso/tokens#claims'],
];

/**
 * Returns the facts in the rows of tables. Throws if no table has a column.
 * @param pages the pages by URL
 */
export function factsInTables(pages: ReadonlyMap<string, PageContent>): FoundFact[] {
  const facts: FoundFact[] = [];
  const unused = new Set(columns);
  const codes = new Map<string, FoundFact>();
  const types: string[] = [];
  for (const [route, { rows }] of pages) {
    for (const { hash, name, cells } of rows) {
      const url = route + hash;
      for (const one of columns) {
        const [column, factOf, prefix = ''] = one;
        const cell = cells[column];
        if (cell && cell !== '–' && url.startsWith(prefix)) {
          unused.delete(one);
          facts.push([url, ...factOf(name, cell)]);
        }
      }
      const status = url.startsWith(errors) && cells.Status;
      if (status) {
        // Several codes aren't an answer.
        codes.set(status, [url, 'value', `API status ${status}`, codes.has(status) ? '' : name]);
      }
      types.push(cells['File extension'] ?? '');
    }
  }
  if (unused.size > 0) {
    throw new Error(
      `src/search/build/tableFacts.ts reads the columns ${[...unused].map(([column]) => column).join(', ')}, which no table has. ` +
        'If a column has another name now, write that name.',
    );
  }
  const allTypes = types.filter(Boolean).join(', ');
  facts.push(...codes.values(), [
    '/chat-features/uploads#types',
    'value',
    'File types for uploads',
    allTypes,
  ]);
  return facts.filter(([, , , value]) => value);
}
