import type { Page } from './page';
import type { Site } from './site';

/** A change of a file's text: the part between two offsets is replaced. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A fault that a rule finds. */
export interface Finding {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1; left out when the finding is about the whole line. */
  readonly column?: number;
  /** What is wrong, and how to fix it. Needs no knowledge of the code. */
  readonly says: string;
  /** What `npm run fix` does about it. Left out when it takes a writer. */
  readonly edit?: Edit;
  /** The words that an `allow` comment can allow, as they are on the page. Left out when nothing can. */
  readonly words?: string;
}

/** Finds the faults of one file. `preset.ts` makes a remark-lint rule of it. */
export type Rule = (page: Page, site: Site) => Iterable<Finding>;
