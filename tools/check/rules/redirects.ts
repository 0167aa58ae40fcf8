import { redirects } from '../../../src/redirects';
import { nearest } from '../../../src/remark/facts/lookUp';
import { placeAt } from '../page';
import type { Finding, Rule } from '../rule';
import { addressOf, type Site } from '../site';

interface Row {
  readonly from: string;
  readonly to: string;
}

function faultOf({ from, to }: Row, index: number, rows: readonly Row[], site: Site): string | undefined {
  const target = to.replace(/[?#].*$/, '');
  const next = rows.find((row) => row.from === target)?.to;
  if (rows.findIndex((row) => row.from === from) < index) {
    return `${from} is redirected twice, and only the first row counts. Remove one of the two.`;
  }
  if (site.fileOf(from)) {
    return `${from} is a page, which the redirect hides. Remove the row.`;
  }
  if (next) {
    return `${from} leads to ${to}, which is redirected itself. Write \`${next}\`.`;
  }
  return site.fileOf(target)
    ? undefined
    : `${from} leads to ${to}, and there is no such page. Near it: ${nearest(target, site.pageFiles.map(addressOf)).join(', ')}.`;
}

/** Finds the faults of a table of redirects, at their rows. */
export function* redirectFaults(rows: readonly Row[], text: string, site: Site): Generator<Finding> {
  const places = [...text.matchAll(/\bfrom: '/g)].map(({ index }) => placeAt(text, index));
  for (const [index, row] of rows.entries()) {
    const says = faultOf(row, index, rows, site);
    if (says) {
      yield { ...(places[index] ?? { line: 1 }), says };
    }
  }
}

/** `src/redirects.ts`: every old path leads to a page, and none hides one. */
export const redirectTable: Rule = ({ file, text }, site) =>
  file === 'src/redirects.ts' ? redirectFaults(redirects, text, site) : [];
