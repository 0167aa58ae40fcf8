/**
 * The format of `search-index.json`: a JSON list with one object per line, so that lines that have arrived can be
 * searched while the rest loads. The pages come first, then the titles of their sections, then what readers typed to find
 * them, then the texts, the facts, which need what readers typed, and the emergencies.
 */
export type IndexLine =
  | Line<'pages', readonly PageDocument[]>
  // The sections of each page, in the order of the pages.
  | Line<'sections', readonly (readonly SectionDocument[])[]>
  | Line<'queries', readonly QueryDocument[]>
  // The text of the top of each page, then of its sections. The top has a description instead of an excerpt.
  | Line<'texts', readonly (readonly TextDocument[])[]>
  | Line<'facts', Facts>
  | Line<'emergencies', Learned>;

interface Line<Name, Documents> {
  readonly of: Name;
  readonly documents: Documents;
}

/** A page. Pages are numbered from 0 in the order in which they come. */
export interface PageDocument {
  /** Its URL. */
  readonly u: string;
  /** Its title. */
  readonly t: string;
  /** Its description. */
  readonly d: string;
  /** Its keywords, separated by commas. */
  readonly k: string;
  /** Its breadcrumbs, which say where it is on the site. A page in no section has none. */
  readonly b: string;
}

/** The hash and title of a section, or of a table row that has an id. */
export type SectionDocument = readonly [hash: string, title: string, row?: 'row'];

/** An excerpt of a section's text, and after a line break, the other identifiers in it and its samples. */
type TextDocument = string;

/**
 * A stem, and after a space each, `encodePostings` of the sections that readers looked for with it, twice if they did so
 * often, and of the facts that they ask for with it, besides those with the stem in their label. Sections are numbered page
 * by page. The top of a page is one, too, and a row belongs to the section that it's in.
 */
export type QueryDocument = string;

/**
 * Values that a query can ask for. An empty label is the title of their place. A `plan` fact has a value for each plan, a
 * `setting` its default, its path in the interface, and who can change it, and a `command` its syntax and who can use it.
 */
export type FactDocument = readonly [
  kind: 'value' | 'plan' | 'setting' | 'who' | 'where' | 'command' | 'syntax' | 'default',
  label: string,
  ...values: string[],
];

/** The facts, and how readers ask for them. */
export interface Facts {
  /** Those of each place, in the order of the places. */
  readonly facts: readonly (readonly FactDocument[])[];
  /** What tells questions for a limit, a rank, a default, and so on from each other and from other queries. */
  readonly kinds: Learned;
}

/** How much words speak for classes of queries. */
export interface Learned {
  /** The names of the classes. */
  readonly classes: readonly string[];
  /** For each stem or pair of stems, a letter per class: how much more it speaks for it than for none. */
  readonly weights: Readonly<Record<string, string>>;
  /** Whether queries can be long. Each feature of a long one counts less. */
  readonly anyLength?: boolean;
}

/** The name of the index file at the root of the site. */
export const indexFile = 'search-index.json';

/** The name of the `<meta>` with the version of the index, which is part of its URL. */
export const versionMeta = 'search-index-version';

/** The path of the last build in a writer's preview. */
export const lastBuild = '/last-build';
