/** A page that this reader opened from the search. */
export interface Opened {
  readonly url: string;
  readonly title: string;
}

const key = 'search-opened-rookery';
const most = 4;

/** The pages that this reader opened last from the search in this browser, the newest first. */
export function openedLast(): Opened[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept)
      ? kept
          .filter(
            (one): one is Opened =>
              typeof one?.url === 'string' && typeof one?.title === 'string' && /^\/[^/\\]/.test(one.url),
          )
          .slice(0, most)
      : [];
  } catch {
    // A browser may refuse to keep anything, or keep something damaged.
    return [];
  }
}

/** Keeps in mind, in this browser only, that a page was opened from the search. */
export function remember(opened: Opened): void {
  try {
    const kept = [opened, ...openedLast().filter(({ url }) => url !== opened.url)];
    localStorage.setItem(key, JSON.stringify(kept.slice(0, most)));
  } catch {
    // Nothing is lost but a convenience.
  }
}

/** Forgets what was opened. */
export function forgetOpened(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, there is nothing to forget.
  }
}
