import type { AsPlainObject } from 'minisearch';

/** What the search shows of a page. */
export interface IndexedPage {
  /** The path, with the base URL of the site. */
  readonly url: string;
  readonly title: string;
  /** The titles above it, such as "Organizations › API". Empty at the top of the site. */
  readonly breadcrumbs: string;
  readonly description: string;
}

/** A heading with the beginning of the text until the next one, or a page until its first heading. */
export interface IndexedSection {
  /** `#` and the id of the heading, or nothing. */
  readonly hash: string;
  readonly title: string;
  readonly text: string;
}

export interface SearchDocument extends IndexedPage {
  readonly sections: readonly IndexedSection[];
}

/** The content of `search-index.json`. */
export type SearchIndex = readonly [
  {
    readonly documents: readonly SearchDocument[];
    /** Its ids count the sections of all documents. */
    readonly index: AsPlainObject;
    /** The words that the index has only as stems. */
    readonly words: readonly string[];
  },
];
