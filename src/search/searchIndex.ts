export interface IndexedPage {
  /** The path. */
  readonly url: string;
  readonly title: string;
  /** The titles above it, such as "Organizations › API". Empty at the top of the site. */
  readonly breadcrumbs: string;
  readonly description: string;
  readonly keywords: string;
}

/** A heading with the text until the next one, or a page with the text until its first heading. */
interface IndexedSection {
  /** `#` and the id of the heading, or nothing. */
  readonly hash: string;
  readonly title: string;
  readonly text: string;
}

export interface PageIndex {
  readonly documents: readonly (IndexedPage & { readonly sections: readonly IndexedSection[] })[];
  /** The phrases that readers type to find a section, by its URL: the terms of each, as in "straw poll,ask chat". */
  readonly index: Readonly<Record<string, string>>;
}

export interface HelpIndex {
  /** The rules, in order. The first one whose pattern matches the normalized query decides. */
  readonly documents: readonly {
    readonly page: string;
    readonly question: string;
    readonly pattern: string;
  }[];
  /** `harmless` is a regular expression for phrases in a normalized query that no pattern may match. */
  readonly index: { readonly harmless: string };
}

/** The content of `search-index.json`. */
export type SearchIndex = readonly [pages: PageIndex, help: HelpIndex];
