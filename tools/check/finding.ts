/** A change of a page's text: what stands between two offsets gives way to other text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Something on a page that a writer should mend. */
export interface Finding {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1; left out where the whole line is meant. */
  readonly column?: number;
  /** Why it matters, and what to do. Needs no knowledge of the code. */
  readonly says: string;
  /** Whether it is told without failing the check. */
  readonly warning?: boolean;
  /** What `npm run fix` does about it. Left out where it takes a writer. */
  readonly edit?: Edit;
  /** The words that an `allow` comment can allow, as they stand on the page. Left out where nothing can. */
  readonly words?: string;
}

/** A finding with its file, from the folder that holds `package.json`. */
export interface FindingInFile extends Finding {
  readonly file: string;
}
