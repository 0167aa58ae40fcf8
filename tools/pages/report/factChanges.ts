import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Load } from '../modules';
import { pageFactsFile } from '../tables/pageFactsTable';
import type { PageChanges } from './pageChanges';

/** A value of the facts that differs. */
export interface ChangedValue {
  /** The names and numbers that lead to it from the module: the export, its key, and so on. */
  readonly path: readonly string[];
  /** Nothing where the facts do not have it. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** An entry of the facts with everything in it that differs. */
export interface FactChange {
  /** From the site's folder. */
  readonly file: string;
  /** The export, and its key where it has keys. */
  readonly entry: readonly string[];
  readonly values: readonly ChangedValue[];
}

/** The modules of the facts, those that only gather others last. */
export function factFiles(dir: string): string[] {
  const isGathering = (file: string) => /(^|\/)index\.ts$/.test(file);
  return fs
    .readdirSync(path.join(dir, 'src/facts'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/facts/${name.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort((a, b) => Number(isGathering(a)) - Number(isGathering(b)) || a.localeCompare(b));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isComparable(before: unknown, after: unknown): boolean {
  return (
    isRecord(before) &&
    isRecord(after) &&
    Array.isArray(before) === Array.isArray(after) &&
    (!Array.isArray(before) || before.length === Object.keys(after).length)
  );
}

function valuesThatDiffer(
  before: unknown,
  after: unknown,
  way: readonly string[],
  seen: WeakSet<object>,
): ChangedValue[] {
  // What a module takes over from another is that module's.
  if (typeof after === 'function' || typeof before === 'function' || (isRecord(after) && seen.has(after))) {
    return [];
  }
  if (isRecord(after)) {
    seen.add(after);
  }
  if (isRecord(before) && isRecord(after) && isComparable(before, after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      valuesThatDiffer(before[key], after[key], [...way, key], seen),
    );
  }
  return isDeepStrictEqual(before, after) ? [] : [{ path: way, before, after }];
}

/** The values of two states of the facts that differ, by entry. */
export function factChanges(
  before: { readonly dir: string; readonly load: Load },
  after: { readonly dir: string; readonly load: Load },
): FactChange[] {
  const filesBefore = factFiles(before.dir);
  const filesAfter = factFiles(after.dir);
  const seen = new WeakSet<object>();
  return [...new Set([...filesAfter, ...filesBefore])].flatMap((file) => {
    const old = filesBefore.includes(file) ? before.load<object>(file) : {};
    const now = filesAfter.includes(file) ? after.load<object>(file) : {};
    const values = valuesThatDiffer({ ...old }, { ...now }, [], seen);
    const entries = new Map<string, ChangedValue[]>();
    for (const value of values) {
      const entry = JSON.stringify(value.path.slice(0, 2));
      entries.set(entry, [...(entries.get(entry) ?? []), value]);
    }
    return [...entries].map(([entry, changed]) => ({
      file,
      entry: JSON.parse(entry) as string[],
      values: changed,
    }));
  });
}

/** Whether a value differs only because it names a page that has moved. */
function followsAMove({ before, after }: ChangedValue, { moved }: PageChanges): boolean {
  return moved.some(
    ({ from, to }) =>
      typeof before === 'string' && typeof after === 'string' && before.replaceAll(from, to) === after,
  );
}

/** The changes without those that making, moving or removing a page brings with it. */
export function withoutPageRows(changes: readonly FactChange[], pages: PageChanges): FactChange[] {
  const ids = [
    ...pages.added,
    ...pages.removed.map(({ id }) => id),
    ...pages.moved.flatMap(({ from, to }) => [from, to]),
  ];
  return changes
    .filter(
      ({ file, entry: [name, key = ''] }) =>
        file !== pageFactsFile || (name !== 'pageIds' && !(name === 'pages' && ids.includes(key))),
    )
    .map((change) => ({ ...change, values: change.values.filter((value) => !followsAMove(value, pages)) }))
    .filter(({ values }) => values.length > 0);
}
