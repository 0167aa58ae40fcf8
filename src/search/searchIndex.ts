/** A page, section, description, list of keywords, or text, as the search package writes them into `search-index.json`. */
interface IndexedDocument {
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

/** What readers type to find a page or section, by its number: stems, with commas between phrases. */
type Phrases = Readonly<Record<number, string>>;

/** A box of `urgent.yaml`: its page, its question, and regular expressions of the stems of queries that show it, or don't. */
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

/** The content of `search-index.json`: the package's documents of each type, and our data in place of its indexes. */
export type SearchIndex = readonly [
  titles: Part<Phrases>,
  headings: Part<Phrases>,
  descriptions: Part<object>,
  keywords: Part<{ readonly help: readonly HelpRule[] }>,
  texts: Part<object>,
];
