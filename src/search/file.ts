/**
 * The form of `search-index.json`: a JSON list with one index object a line, so that the lines that have arrived can
 * be searched while the rest is on its way. Pages come first, then headings, then the texts.
 */
export type IndexLine = PagesLine | NamesLine | TextsLine;

/** A page of the site. Its number, from 0 in the order in which pages come, also stands for the place at its top. */
export interface PageDocument {
  /** Its address. */
  readonly u: string;
  /** Its title. */
  readonly t: string;
  /** Its description. */
  readonly d: string;
  /** Its keywords, separated by commas. */
  readonly k: string;
}

/** A heading, or a row of a reference table that has an address of its own. Their numbers go on from the pages'. */
export interface NameDocument {
  /** The number of its page. */
  readonly p: number;
  /** Its words: a heading, or the first cell of a row. */
  readonly t: string;
  /** Its address on the page, `#mute`. */
  readonly h: string;
  /** The number of the heading above it, for a row. */
  readonly s?: number;
}

/** The text at the top of a page, under a heading, or in the other cells of a row. */
export interface TextDocument {
  /** The number of its place. */
  readonly n: number;
  readonly t: string;
}

interface Line<Kind extends string, Document> {
  readonly of: Kind;
  readonly documents: readonly Document[];
  /** Where these documents stand among all of their kind. */
  readonly index: { readonly first: number };
}

type PagesLine = Line<'pages', PageDocument>;
type NamesLine = Line<'names', NameDocument>;
type TextsLine = Line<'texts', TextDocument>;

/** The name of the index file at the root of the site. */
export const indexFile = 'search-index.json';

/** The name of the `<meta>` that holds the version of the index, which is part of its address. */
export const versionMeta = 'search-index-version';

/** Where a writer's preview finds the last build, and with it an index. */
export const lastBuild = '/last-build';
