/** A page, section, description, list of keywords, or text, as the search package writes them into `search-index.json`. */
export interface IndexedDocument {
  /** Its number. */
  readonly i: number;
  /** The number of its page. */
  readonly p?: number;
  /** Its text. */
  readonly t: string;
  /** The path of its page. */
  readonly u: string;
  /** `#` and the id of its section. */
  readonly h?: string;
  /** The title of its section. */
  readonly s?: string;
  /** The names of the sections of the site that a page is in. */
  readonly b?: readonly string[];
}

export function urlOf({ u, h = '' }: IndexedDocument): string {
  return u + h;
}

/** A page that the search offers as help, and regular expressions of the stems of queries that show it, or don't. */
export interface HelpRule {
  readonly page: string;
  readonly question: string;
  readonly when: string;
  readonly unless: string;
}

/** The content of `search-index.json`: the search package's documents, and what readers type. */
export interface SearchIndex {
  readonly titles: readonly IndexedDocument[];
  readonly headings: readonly IndexedDocument[];
  readonly descriptions: readonly IndexedDocument[];
  readonly keywords: readonly IndexedDocument[];
  readonly texts: readonly IndexedDocument[];
  /** What readers type to find a page or section, by its number: stems, with commas between phrases. */
  readonly phrases: Readonly<Record<number, string>>;
  readonly help: readonly HelpRule[];
}
