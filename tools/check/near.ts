import { nearest } from '../../src/remark/facts/lookUp';

/** Returns up to three names that are close to an unknown one, the closest first. */
export function near(name: string, names: readonly string[]): string[] {
  return nearest(name, [...new Set(names)]).slice(0, 3);
}
