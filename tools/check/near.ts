import { distance } from 'fastest-levenshtein';

/** Returns up to three names that are close to an unknown one, the closest first. */
export function near(name: string, names: readonly string[]): string[] {
  const rank = (each: string): number => distance(name.toLowerCase(), each.toLowerCase());
  return [...new Set(names)].sort((one, other) => rank(one) - rank(other)).slice(0, 3);
}
