import type { Learned } from '../file';
import { learn } from './learn';
import type { Query } from './queries';

// Harmless phrases that look like emergencies count as this many.
const misleading = 3;

// More words and pairs of words recognize hardly more emergencies, and would make the index larger than it may be.
const maxFeatures = 2200;

/** Returns what people type who aren't in danger: what leads neither to sections that help nor to the tops of their pages. */
export function harmlessQueries(queries: readonly Query[], emergencies: readonly Query[]): string[] {
  const sections = new Set(emergencies.map(([, url]) => url));
  const pages = new Set([...sections].map((url) => url.split('#')[0]));
  return queries.filter(([, url]) => !sections.has(url) && !pages.has(url)).map(([words]) => words);
}

/**
 * Learns to tell emergencies from harmless queries.
 * @param table the emergencies with the sections that help, and harmless look-alikes
 * @param queries what readers type, whatever it is
 */
export function learnEmergencies(table: readonly Query[], queries: readonly Query[]): Learned {
  const others = harmlessQueries(queries, table);
  return learn(
    table.map(([words, url]) => [words, url]),
    { others, misleading, maxFeatures, rounded: true },
  );
}
