/** A mistake in a file. The message tells the writer how to fix it. */
export interface Problem {
  /** An offset into the file's text. */
  readonly start: number;
  readonly message: string;
}
