export interface IndexedPage {
  /** The path. */
  readonly url: string;
  readonly title: string;
  /** Where it is on the site: "Organizations › API". It's empty for the pages at the top. */
  readonly place: string;
  readonly description: string;
  readonly keywords: string;
}

/** A page until its first heading, or a heading with the text until the next one. */
interface IndexedSection {
  /** `#` and the id of the heading, or nothing. */
  readonly hash: string;
  readonly title: string;
  readonly text: string;
}

export interface PageIndex {
  readonly documents: readonly (IndexedPage & { readonly sections: readonly IndexedSection[] })[];
  /** What readers type to find a section, by its path: stems, with commas between phrases. */
  readonly index: Readonly<Record<string, string>>;
}

export interface HelpIndex {
  /** The pages that the search offers as help. */
  readonly documents: readonly { readonly page: string; readonly question: string }[];
  /** Regular expressions of stems: of what is taken out of a query, and for each page, of the queries that show it. */
  readonly index: { readonly harmless: string; readonly patterns: readonly string[] };
}

/** The content of `search-index.json`: a list of documents with their indexes, as that of the search package. */
export type SearchIndex = readonly [pages: PageIndex, help: HelpIndex];
