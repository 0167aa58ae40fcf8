import type { IndexedPage, PageIndex } from './searchIndex';

/** A section of a page, as the search compares it with a query. */
export interface Section {
  readonly url: string;
  readonly title: string;
  readonly page: IndexedPage;
  readonly text: string;
  /** The stems of each phrase that readers type to find it. */
  readonly phrases: readonly (readonly string[])[];
  /** The factor of its score. */
  readonly weight: number;
}

/** Factors below 1 for pages of organizations, because few readers look for them, and for three long lists. The first fit counts. */
export const sectionWeights: readonly [RegExp, number][] = [
  [/\/api#operations$/, 0.6],
  [/\/organizations\//, 0.88],
  [/\/webhooks\/events/, 0.6],
  [/\/action-log#actions$/, 0.6],
];

export const developerPages = /\/organizations\/api|\/chat-settings\/webhooks|\/chat-features\/sdk/;

/** Reads the sections, those before the first heading of each page first. MiniSearch's averages depend on the order. */
export function readSections({ documents, index }: PageIndex): Section[] {
  const all = documents.flatMap(({ sections, ...page }) =>
    sections.map(({ hash, title, text }) => {
      const url = page.url + hash;
      const weight = sectionWeights.find(([pattern]) => pattern.test(url))?.[1] ?? 1;
      const phrases = index[url]?.split(',').map((phrase) => phrase.split(' ')) ?? [];
      return { url, title, page, text, phrases, weight };
    }),
  );
  return all.sort((a, b) => Number(a.url !== a.page.url) - Number(b.url !== b.page.url));
}
