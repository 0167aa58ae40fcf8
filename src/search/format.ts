/** A part of `search-index.json`: `documents` is what results show, and `index` is what only finds them. */
export type IndexObject = TitlesObject | PhrasesObject | TextsObject;

/** The pages and the titles of their sections. It's small, so that searches can start soon. */
export interface TitlesObject {
  readonly kind: 'titles';
  readonly documents: readonly PageDocument[];
  /** The keywords of each page. */
  readonly index: readonly string[];
}

/** What readers type to find the sections, which count through all pages. */
export interface PhrasesObject {
  readonly kind: 'phrases';
  readonly documents: readonly [];
  readonly index: {
    /** The stems of the phrases of each section, separated by spaces. */
    readonly phrases: readonly string[];
    /** Phrases that put a section first if a query has all of their stems. */
    readonly urgent: readonly { readonly section: number; readonly stems: readonly string[] }[];
  };
}

/** The texts of the sections. */
export interface TextsObject {
  readonly kind: 'texts';
  /** An excerpt of each section. */
  readonly documents: readonly string[];
  /** Names in each section that its excerpt lacks. */
  readonly index: readonly string[];
}

export interface PageDocument {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Where the page is on the site. A page in no section has none. */
  readonly breadcrumbs: string;
  /** The id and title of each section. The first is the top of the page, which has no id. */
  readonly sections: readonly (readonly [id: string, title: string])[];
}

/** The name of the index file at the root of the site. */
export const indexFile = 'search-index.json';

/** The name of the `<meta>` element with the version of the index, which is part of its URL. */
export const versionMeta = 'search-index-version';

/** The path of the last build in a writer's preview. */
export const lastBuild = '/last-build';
