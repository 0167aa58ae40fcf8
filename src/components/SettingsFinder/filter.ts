import { plans } from '@site/src/facts/plans';
import { ranks } from '@site/src/facts/ranks';
import { stem } from '@site/src/search/stem';
import { foldWords } from '@site/src/utils/text';

export const planOptions = [
  ['', 'Any plan'],
  ['free', 'On every plan'],
  ['plus', `Needs ${plans.plus.name}`],
  ['pro', `Needs ${plans.pro.name}`],
] as const;

export const rankOptions = [
  ['', 'Any rank'],
  ['administrator', `${ranks.administrator.name} and above`],
  ['owner', `${ranks.owner.name} only`],
] as const;

/** The filters, named as their query parameters. An empty filter matches everything. */
export type FinderQuery = Readonly<Record<'setting' | 'plan' | 'rank', string>>;

/** A row of the table of all settings. */
export interface FinderRow {
  /** The words of the setting, folded by `foldWords`. */
  readonly foldedWords: string;
  readonly plan: string;
  readonly rank: string;
  readonly element: HTMLElement;
  /** The `<tbody>` with the heading and the rows of a page. */
  readonly group: HTMLElement;
}

/** Whether folded words have one with the same stem, or up to three words that start with it: `slowmode` finds "slow mode". */
function matchesWord(foldedWords: string, word: string): boolean {
  const words = foldedWords.split(' ');
  const starts = words.map((_, index) => words.slice(index, index + 3).join(''));
  return starts.some((start) => start.startsWith(word)) || words.some((other) => stem(other) === stem(word));
}

/** Returns the rows that have all words of a query. */
export function findRows<Row extends Pick<FinderRow, 'foldedWords' | 'plan' | 'rank'>>(
  rows: readonly Row[],
  query: FinderQuery,
): Row[] {
  const words = foldWords(query.setting).split(' ').filter(Boolean);
  // Nothing matches a query without letters and digits.
  if (words.length === 0 && query.setting.trim()) return [];
  return rows.filter(
    ({ foldedWords, plan, rank }) =>
      (query.plan || plan) === plan &&
      (query.rank || rank) === rank &&
      words.every((word) => matchesWord(foldedWords, word)),
  );
}

/** Reads the rows of the table from their cells, `data-plan`, `data-rank`, and `data-words`. */
export function readRows(container: HTMLElement): FinderRow[] {
  return [...container.querySelectorAll<HTMLElement>('tr[data-plan]')].map((element) => {
    const { plan = '', rank = '', words = '' } = element.dataset;
    const cells = [...element.children].map(({ textContent }) => textContent);
    const foldedWords = foldWords([...cells, words].join(' '));
    return { element, group: element.parentElement ?? element, foldedWords, plan, rank };
  });
}

/** Hides all other rows, and the headings without visible rows. */
export function applyFilter(all: readonly FinderRow[], visible: readonly FinderRow[]): void {
  const rows = new Set(visible);
  const groups = new Set(visible.map(({ group }) => group));
  for (const row of all) {
    // Unlike the property `hidden`, this doesn't invalidate styles if nothing changes.
    row.element.toggleAttribute('hidden', !rows.has(row));
    row.group.toggleAttribute('hidden', !groups.has(row.group));
  }
}

export const initialParams: FinderQuery = { setting: '', plan: '', rank: '' };

/** Removes a plan or a rank that isn't offered. */
export function sanitizeQuery({ setting, plan, rank }: FinderQuery): FinderQuery {
  const isOffered = (value: string, options: readonly (readonly [id: string, label: string])[]) =>
    options.some(([id]) => id === value);
  return {
    setting,
    plan: isOffered(plan, planOptions) ? plan : '',
    rank: isOffered(rank, rankOptions) ? rank : '',
  };
}
