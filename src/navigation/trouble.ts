import type { Location } from 'history';

/** What keeps a reader from the page that was chosen. */
export interface Trouble {
  /** `late`: it is on its way for long. `lost`: nobody answers. `asking`: the reader had the server asked once more. */
  readonly kind: 'late' | 'lost' | 'asking';
  /** Where the reader still is. */
  readonly shown: Location;
  /** What had the focus when the page was chosen. */
  readonly focused: Element | null;
}

let trouble: Trouble | undefined;
const listeners = new Set<() => void>();

/** Says what the trouble is, or that there is none any more. */
export function setTrouble(news: Trouble | undefined): void {
  trouble = news;
  for (const listener of listeners) {
    listener();
  }
}

/** For `useSyncExternalStore`: calls back when the trouble changes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The trouble there is now. */
export function currentTrouble(): Trouble | undefined {
  return trouble;
}

/** The trouble with which a page is built: none. */
export function troubleAtBuild(): undefined {
  return undefined;
}
