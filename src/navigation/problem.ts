import type { Location } from 'history';
import { useSyncExternalStore } from 'react';

/** What keeps a reader from the page that was chosen. */
export interface NavigationProblem {
  /** `slow`: it's still loading. `unreachable`: the server doesn't respond. `retrying`: the reader selected Try again. */
  readonly kind: 'slow' | 'unreachable' | 'retrying';
  /** The page that is still shown. */
  readonly shown: Location;
  /** What had the focus when the page was chosen. */
  readonly focused: Element | null;
}

let problem: NavigationProblem | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the current problem; undefined if there is none anymore. */
export function setProblem(next: NavigationProblem | undefined): void {
  problem = next;
  for (const listener of listeners) {
    listener();
  }
}

/** Returns the current problem, as it changes. */
export function useNavigationProblem(): NavigationProblem | undefined {
  return useSyncExternalStore<NavigationProblem | undefined>(
    subscribe,
    () => problem,
    () => undefined,
  );
}
