/** A page, section, description, list of keywords, or text, as the search package writes them into `search-index.json`. */
export interface IndexedDocument {
  /** Its number, and that of its page. */
  readonly i: number;
  readonly p?: number;
  /** What it says. */
  t: string;
  /** The title of the section or page that it belongs to. */
  readonly s?: string;
  /** The path of its page, and `#` with the id of its section. */
  readonly u: string;
  readonly h?: string;
  /** Where a page is on the site. */
  readonly b?: readonly string[];
}

/** What finds sections and isn't shown: what readers type, by the section's URL, as stems, with commas between phrases. */
export interface PhraseIndex {
  readonly phrases: Readonly<Record<string, string>>;
  /** Phrases that put a section first if a query has all of their stems. */
  readonly urgent: Readonly<Record<string, string>>;
}

interface Part<Index = unknown> {
  readonly documents: readonly IndexedDocument[];
  readonly index: Index;
}

/** The content of `search-index.json`: an object for each type of document, in this order. */
export type SearchIndex = readonly [
  titles: Part,
  headings: Part,
  descriptions: Part,
  keywords: Part<PhraseIndex>,
  texts: Part,
];

/** The search package's types of the documents that are shown: their place in the index. */
export const documentType = { title: 0, heading: 1, description: 2, content: 4 } as const;

/** A hit, as the search package's bar and page show it. */
export interface SearchResult {
  readonly document: IndexedDocument;
  readonly type: number;
  /** The page that the document belongs to; `false` for a page. */
  readonly page: IndexedDocument | false;
  /** Where the document's text has words of the query: pairs of a start and a length. */
  readonly metadata: Readonly<
    Record<
      string,
      { readonly t: { readonly position: readonly (readonly [start: number, length: number])[] } }
    >
  >;
  /** The words of the query, to highlight in other texts. */
  readonly tokens: readonly string[];
  /** Whether it's drawn below its page's best hit, with others after it, or as the last. */
  readonly isInterOfTree?: boolean;
  readonly isLastOfTree?: boolean;
}

/** What a query finds. */
export interface SearchResults {
  readonly results: readonly SearchResult[];
  /** How many there are, of which these are the first. */
  readonly count: number;
}
