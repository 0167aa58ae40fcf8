import { warmUp } from './search';

/**
 * Replaces the function of the search package with the same name. The package's search bar calls it when the pointer or
 * the focus reaches the box. It returns immediately, because our list shows the progress of loading itself.
 */
export async function fetchIndexesByWorker(): Promise<void> {
  warmUp();
}

/** Never called, because our list replaces the package's list. */
export async function searchByWorker(): Promise<never[]> {
  return [];
}

/** Never called, because our list has its own lines. */
export const SuggestionTemplate = undefined;
/** Never called, because our list has its own lines. */
export const EmptyTemplate = undefined;
