/** A page, section, description, list of keywords, or text, as the search package writes them into `search-index.json`. */
interface IndexedDocument {
  /** Its number, and that of its page. */
  readonly i: number;
  readonly p?: number;
  /** What it says. */
  readonly t: string;
  /** The path of its page, and `#` with the id of its section. */
  readonly u: string;
  readonly h?: string;
  /** Where a page is on the site. */
  readonly b?: readonly string[];
}

/** By the number of a page or section: what readers type to find it, as stems, with commas between phrases. */
export type Phrases = Readonly<Record<number, string>>;

/** An entry of `urgent.yaml`: the page of a box, its question, and regular expressions of queries, as stems, for which it's shown or not. */
export interface HelpRule {
  readonly page: string;
  readonly question: string;
  readonly when: string;
  readonly unless: string;
}

interface Part<Index> {
  readonly documents: readonly IndexedDocument[];
  readonly index: Index;
}

/** The content of `search-index.json`: an object for each type of document, with what finds them besides their own words. */
export type SearchIndex = readonly [
  titles: Part<Phrases>,
  headings: Part<Phrases>,
  descriptions: Part<object>,
  keywords: Part<{ readonly help: readonly HelpRule[] }>,
  texts: Part<object>,
];
