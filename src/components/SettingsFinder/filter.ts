import { plans } from '@site/src/facts/plans';
import { ranks } from '@site/src/facts/ranks';
import { normalizeWords } from '@site/src/utils/text';
import { singulars } from '../ui/singular';

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

/** The filters by their query parameters. An empty filter matches everything. */
export type FinderQuery = Readonly<Record<'setting' | 'plan' | 'rank', string>>;

/** A row of the table of all settings. */
export interface FinderRow {
  /** The words of the setting, from `normalizeWords`. */
  readonly text: string;
  readonly plan: string;
  readonly rank: string;
  readonly element: HTMLElement;
  /** The `<tbody>` with the heading and the rows of a page. */
  readonly group: HTMLElement;
}

/** Returns the rows that match a query. Its words can be the starts of words, or joined ones: "slowmode". */
export function findRows<Row extends Pick<FinderRow, 'text' | 'plan' | 'rank'>>(
  rows: readonly Row[],
  query: FinderQuery,
): Row[] {
  const wanted = query.setting.trim() ? normalizeWords(query.setting).split(' ').map(singulars) : [];
  return rows.filter(({ text, plan, rank }) => {
    const words = text.split(' ');
    const starts = words.map((_, index) => words.slice(index, index + 3).join(''));
    return (
      (query.plan || plan) === plan &&
      (query.rank || rank) === rank &&
      wanted.every((forms) => forms.some((form) => form && starts.some((start) => start.startsWith(form))))
    );
  });
}

/** Reads rows from their `data-plan`, `data-rank`, and `data-words`. */
export function readRows(container: HTMLElement): FinderRow[] {
  return [...container.querySelectorAll<HTMLElement>('tr[data-plan]')].map((element) => {
    const { plan = '', rank = '', words = '' } = element.dataset;
    const cells = [...element.children].map(({ textContent }) => textContent);
    const text = normalizeWords([...cells, words].join(' '));
    return { element, group: element.parentElement ?? element, text, plan, rank };
  });
}

/** Hides the rows that weren't found, and the headings without rows. */
export function showRows(all: readonly FinderRow[], found: readonly FinderRow[]): void {
  const rows = new Set(found);
  const groups = new Set(found.map(({ group }) => group));
  for (const row of all) {
    // Unlike setting `hidden`, this triggers no new styles if nothing changes.
    row.element.toggleAttribute('hidden', !rows.has(row));
    row.group.toggleAttribute('hidden', !groups.has(row.group));
  }
}

export const anySetting: FinderQuery = { setting: '', plan: '', rank: '' };

/** Removes a plan or a rank that can't be chosen. */
export function validateQuery({ setting, plan, rank }: FinderQuery): FinderQuery {
  const offered = (value: string, options: readonly (readonly [id: string, label: string])[]) =>
    options.some(([id]) => id === value) ? value : '';
  return { setting, plan: offered(plan, planOptions), rank: offered(rank, rankOptions) };
}
