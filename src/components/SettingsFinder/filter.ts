import { plans } from '../../facts/plans';
import { rankAndAbove } from '../../facts/ranks';
import { plainText } from '../../text';

/** The plans that settings need, to choose from. */
export const planOptions = [
  ['', 'Any plan'],
  ['free', 'Every plan'],
  ['plus', `Needs ${plans.plus.name}`],
  ['pro', `Needs ${plans.pro.name}`],
] as const;

/** The lowest ranks that settings need, to choose from. */
export const rankOptions = [
  ['', 'Any rank'],
  ['administrator', rankAndAbove('administrator')],
  ['owner', rankAndAbove('owner')],
] as const;

/** What the reader looks for: words, and the plan and the lowest rank that a setting needs. Empty for any. */
export interface FinderQuery {
  readonly words: string;
  readonly plan: (typeof planOptions)[number][0];
  readonly rank: (typeof rankOptions)[number][0];
}

/** What the finder knows about a setting. */
export interface FinderEntry {
  /** Its words, from `normalize`. */
  readonly text: string;
  readonly plan: string;
  readonly rank: string;
}

/** A row of the table of all settings. */
export interface Row extends FinderEntry {
  readonly element: HTMLElement;
  /** The element with the rows of its page, below their heading. */
  readonly group: HTMLElement;
}

/** Returns the words of a text, each after a space. */
export function normalize(text: string): string {
  return plainText(` ${text}`)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trimEnd();
}

/** Returns whether an entry has words that start with the ones entered, or are written together ("slowmode"). */
export function matches(entry: FinderEntry, { words, plan, rank }: FinderQuery): boolean {
  if ((plan && entry.plan !== plan) || (rank && entry.rank !== rank)) {
    return false;
  }
  return normalize(words)
    .split(' ')
    .every(
      (word) =>
        entry.text.includes(` ${word}`) || (word.length > 4 && entry.text.replaceAll(' ', '').includes(word)),
    );
}

/** Returns the rows of a table of settings, which have `data-plan`, `data-rank`, and `data-words`. */
export function readRows(container: HTMLElement): Row[] {
  return [...container.querySelectorAll<HTMLElement>('tr[data-plan]')].map((element) => {
    const cells = [...element.children].map(({ textContent }) => textContent);
    const { plan = '', rank = '', words } = element.dataset;
    return {
      element,
      group: element.parentElement ?? element,
      text: normalize([...cells, words].join(' ')),
      plan,
      rank,
    };
  });
}

/** Shows the rows that match, with the headings of their pages, and returns how many these are. */
export function filterRows(rows: readonly Row[], query: FinderQuery): number {
  const shown = new Set(rows.filter((row) => matches(row, query)));
  const groups = new Set([...shown].map(({ group }) => group));
  for (const row of rows) {
    // Unlike `hidden = …`, this leaves the styles alone if nothing changes.
    row.element.toggleAttribute('hidden', !shown.has(row));
    row.group.toggleAttribute('hidden', !groups.has(row.group));
  }
  return shown.size;
}

/** Returns a filter in words: "“upload”, Needs Plus". It's empty if there is none. */
export function describeQuery({ words, plan, rank }: FinderQuery): string {
  const labels = [...planOptions, ...rankOptions].filter(([id]) => id && (id === plan || id === rank));
  return [words.trim() && `“${words.trim()}”`, ...labels.map(([, label]) => label)]
    .filter(Boolean)
    .join(', ');
}

/** Reads a query string such as `?setting=ban&plan=plus`. A plan or a rank that no setting needs is left out. */
export function parseQuery(search: string): FinderQuery {
  const parameters = new URLSearchParams(search);
  const [plan] = planOptions.find(([id]) => id === parameters.get('plan')) ?? [''];
  const [rank] = rankOptions.find(([id]) => id === parameters.get('rank')) ?? [''];
  return { words: parameters.get('setting') ?? '', plan, rank };
}

/** Returns a query string with the filter. Its other parameters stay, and a filter without a value is left out. */
export function formatQuery({ words, plan, rank }: FinderQuery, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ setting: words.trim(), plan, rank })) {
    parameters.delete(name);
    if (value) {
      parameters.set(name, value);
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
