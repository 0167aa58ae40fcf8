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
  /** What readers type to find it: stems, with commas between phrases. */
  readonly phrases?: string;
}

/** A page that the search offers as help, and regular expressions of the stems of queries that show it, or don't. */
export interface HelpRule {
  readonly page: string;
  readonly question: string;
  readonly when: string;
  readonly unless: string;
}

/** The content of `search-index.json`. */
export interface SearchIndex {
  readonly pages: readonly (IndexedPage & { readonly sections: readonly IndexedSection[] })[];
  readonly help: readonly HelpRule[];
}
