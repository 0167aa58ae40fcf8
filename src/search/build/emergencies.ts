import type { Learned } from '../file';
import { learn } from './learn';
import type { Query } from './queries';

// Harmless phrases that look like emergencies count as this many.
const misleading = 3;

// More words and pairs of words recognize hardly more emergencies, and would make the index larger than it may be.
const maxFeatures = 2900;

/**
 * Sorts what readers type, whatever it is, into emergencies and harmless queries. What leads to the top of a page with a
 * section that helps can be either, and is left out.
 * @param table the emergencies with the sections that help
 */
export function sortQueries(queries: readonly Query[], table: readonly Query[]) {
  const sections = new Set(table.map(([, url]) => url));
  const pages = new Set([...sections].map((url) => url.split('#')[0]));
  return {
    emergencies: queries.filter(([, url]) => sections.has(url)),
    harmless: queries.filter(([, url]) => !sections.has(url) && !pages.has(url)),
  };
}

/**
 * Learns to tell emergencies from harmless queries.
 * @param table the emergencies with the sections that help, and harmless look-alikes
 * @param queries what readers type, whatever it is
 */
export function learnEmergencies(table: readonly Query[], queries: readonly Query[]): Learned {
  const { emergencies, harmless } = sortQueries(queries, table);
  return learn(
    [...table, ...emergencies].map(([words, url]) => [words, url]),
    { others: harmless.map(([words]) => words), misleading, maxFeatures, anyLength: true, rounded: true },
  );
}
