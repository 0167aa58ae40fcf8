import { type SearchIndex, urlOf } from './searchIndex';

/** A page in the index. */
export interface IndexedPage {
  readonly url: string;
  readonly title: string;
  /** Where it is on the site: "Organizations › API". It's empty for the pages at the top. */
  readonly place: string;
  readonly description: string;
  readonly keywords: string;
}

/** A page until its first heading, or a heading with the text until the next one. */
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

/** Reads the pages and their sections from the documents of the index. */
export function readSections({
  titles,
  headings,
  descriptions,
  keywords,
  texts,
  phrases: phrasesByNumber,
}: SearchIndex): Section[] {
  const textByUrl = new Map(texts.map((document) => [urlOf(document), document.t]));
  const pages = new Map(
    titles.map(({ i, t, u, b = [] }) => {
      const textIn = (documents: typeof titles) => documents.find((document) => document.i === i)?.t ?? '';
      // Pages without a sidebar have no breadcrumbs: /safety/threats is in "Safety".
      const parent = titles.find((page) => page.u === u.slice(0, u.lastIndexOf('/')));
      const place = b.filter((name) => name !== t).join(' › ') || (parent?.t ?? '');
      return [i, { url: u, title: t, place, description: textIn(descriptions), keywords: textIn(keywords) }];
    }),
  );
  return [...titles, ...headings].flatMap((document) => {
    const { i, p = i, t: title } = document;
    const url = urlOf(document);
    const page = pages.get(p);
    const text = textByUrl.get(url) ?? '';
    const phrases = phrasesByNumber[i]?.split(',').map((stems) => stems.split(' ')) ?? [];
    const weight = sectionWeights.find(([pattern]) => pattern.test(url))?.[1] ?? 1;
    return page ? [{ url, title, page, text, phrases, weight }] : [];
  });
}
