/** A mistake in a file. The message tells the writer how to fix it. */
export interface Problem {
  /** An offset into the file's text. */
  readonly start: number;
  readonly message: string;
  /** The words that an `allow` comment on the page can allow. */
  readonly allowableWords?: string;
  /** Whether the check only prints the problem, and doesn't fail. */
  readonly isReminder?: boolean;
}
