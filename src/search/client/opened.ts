/** A page that this reader opened from the search. */
export interface Opened {
  readonly url: string;
  readonly title: string;
}

const key = 'search-opened-rookery';
const most = 4;

/** Returns the pages that were last opened from the search in this browser, the newest first. */
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
    // The browser can refuse access to its storage, and the stored text can be damaged.
    return [];
  }
}

/** Remembers, in this browser only, that a page was opened from the search. */
export function remember(opened: Opened): void {
  try {
    const kept = [opened, ...openedLast().filter(({ url }) => url !== opened.url)];
    localStorage.setItem(key, JSON.stringify(kept.slice(0, most)));
  } catch {
    // Remembering pages is only a convenience.
  }
}

/** Forgets which pages were opened. */
export function forgetOpened(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // If nothing can be stored, there is nothing to forget.
  }
}
