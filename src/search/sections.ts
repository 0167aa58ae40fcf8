import type { IndexedPage, SearchIndex } from './searchIndex';

/** A section of a page, as the search compares it with a query. */
export interface SearchSection {
  readonly url: string;
  readonly title: string;
  readonly page: IndexedPage;
  readonly text: string;
  /** The terms of each phrase that readers type to find it. */
  readonly phrases: readonly (readonly string[])[];
  /** The factor of its score. */
  readonly weight: number;
}

/**
 * Factors below 1. The first pattern that matches counts. Few readers need the pages for organizations. Lists of operations, events,
 * and actions have words of almost any query.
 */
export const sectionWeights: readonly { readonly pattern: RegExp; readonly weight: number }[] = [
  { pattern: /\/api#operations$/, weight: 0.6 },
  { pattern: /\/organizations\//, weight: 0.88 },
  { pattern: /\/webhooks\/events/, weight: 0.6 },
  { pattern: /\/action-log#actions$/, weight: 0.6 },
];

/** How the paths of the API, webhook, and SDK pages start. */
export const referencePaths: readonly string[] = [
  '/organizations/api',
  '/chat-settings/webhooks',
  '/chat-features/sdk',
];

/**
 * Reads the sections from the index. Keep this order, introductions first: MiniSearch computes average lengths while sections are
 * added, and the scores were tuned with it.
 */
export function toSections({ pages, phrasesByUrl }: SearchIndex): SearchSection[] {
  const all = pages.flatMap(({ sections, ...page }) =>
    sections.map(({ hash, title, text }) => {
      const url = page.url + hash;
      const phrases = phrasesByUrl[url]?.map((phrase) => phrase.split(' ')) ?? [];
      const weight = sectionWeights.find(({ pattern }) => pattern.test(url))?.weight ?? 1;
      return { url, title, page, text, phrases, weight };
    }),
  );
  return all.sort((a, b) => Number(a.url !== a.page.url) - Number(b.url !== b.page.url));
}
