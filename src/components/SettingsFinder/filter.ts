import { planIds, plans } from '../../facts/plans';
import { rankAndAbove, rankIds } from '../../facts/ranks';
import { plainText } from '../../text';
import type { Options } from '../ui/fields';

/** How many settings are shown until the reader asks for all: a phone takes too long to lay out two hundred for each key. */
export const initialRowCount = 20;

/** What the reader looks for: words, and a plan and a rank if they're chosen. */
export interface FinderQuery {
  readonly words: string;
  /** The plan that a setting needs, or empty for any. */
  readonly plan: string;
  /** The lowest rank that a setting needs, or empty for any. */
  readonly rank: string;
}

/** What the finder knows about a setting. */
export interface FinderEntry {
  /** Its words, from `normalize`. */
  readonly text: string;
  readonly plan: string;
  readonly rank: string;
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

/** Returns the plans and the lowest ranks that settings need, or that a link asks for, to choose from. */
export function filterOptions(entries: readonly FinderEntry[], query: FinderQuery) {
  const needed = planIds.filter((id) => [query, ...entries].some(({ plan }) => plan === id));
  const lowest = rankIds.filter((id) => [query, ...entries].some(({ rank }) => rank === id));
  const planName = (id: (typeof planIds)[number]) =>
    id === 'free' ? 'Every plan' : `Needs ${plans[id].name}`;
  return {
    plans: [['', 'Any plan'], ...needed.map((id) => [id, planName(id)] as const)] satisfies Options,
    ranks: [['', 'Any rank'], ...lowest.map((id) => [id, rankAndAbove(id)] as const)] satisfies Options,
  };
}

/** Reads a query string such as `?setting=ban&plan=plus`. A plan or a rank that doesn't exist is left out. */
export function parseQuery(search: string): FinderQuery {
  const parameters = new URLSearchParams(search);
  return {
    words: parameters.get('setting') ?? '',
    plan: planIds.find((id) => id === parameters.get('plan')) ?? '',
    rank: rankIds.find((id) => id === parameters.get('rank')) ?? '',
  };
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
