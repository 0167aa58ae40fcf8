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

interface CrisisHelpRule {
  /** The section that helps. */
  readonly url: string;
  readonly question: string;
  /** A regular expression for normalized queries. */
  readonly pattern: string;
}

/** When the search shows help. */
export interface CrisisHelpRules {
  /** The words of all patterns, as they are typed, into which joined words are split. */
  readonly words: readonly string[];
  /** Words that only look like words of the patterns, such as "theme" like "the me". */
  readonly lookalikes: readonly string[];
  /** In order: the first rule whose pattern matches decides. */
  readonly rules: readonly CrisisHelpRule[];
  /** A regular expression for phrases in a normalized query that no rule may match. */
  readonly harmlessPattern: string;
}

/** What the search knows about the site. */
export interface SearchIndex {
  readonly pages: readonly (IndexedPage & { readonly sections: readonly IndexedSection[] })[];
  /** The phrases that readers type to find a section, by its URL: the sorted terms of each, "poll straw" for "straw polls". */
  readonly phrasesByUrl: Readonly<Record<string, readonly string[]>>;
  readonly crisisHelpRules: CrisisHelpRules;
}

/** Formats the index as the search package does, as a list of objects with `documents` and `index`. */
export function serializeIndex({ pages, ...index }: SearchIndex): string {
  return JSON.stringify([{ documents: pages, index }]);
}

export function parseIndex(json: string): SearchIndex {
  const [{ documents: pages, index }] = JSON.parse(json);
  return { pages, ...index };
}
