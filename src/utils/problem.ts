import { positionAt } from './text';

/** A mistake in a file. The message tells the writer how to fix it. */
export interface Problem {
  /** An offset into the file's text. */
  readonly start: number;
  readonly message: string;
}

/** Throws an error with the line of each problem, if a file has any. */
export function throwProblems(file: string, text: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ start, message }) => `${file}:${positionAt(text, start).line} ${message}`);
  throw new Error(lines.join('\n'));
}
