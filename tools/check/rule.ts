import type { ParsedPage } from '../../src/content/parsePage';
import type { Problem } from '../../src/utils/problem';
import type { SourceFile, Sources } from './loadSources';

/** A problem, and how the check treats it. */
export interface CheckProblem extends Problem {
  /** The words that an `allow` comment on the page can allow. */
  readonly allowableWords?: string;
  /** Whether the check only prints the problem, and doesn't fail. */
  readonly isReminder?: boolean;
}

type Problems = Iterable<CheckProblem> | Promise<Iterable<CheckProblem>>;

export type PageRule = (page: ParsedPage, sources: Sources) => Problems;
/** A rule that needs only the text of a file. It can be a rule for pages, too. */
export type FileRule = (source: SourceFile, sources: Sources) => Problems;
