import { fromRoot, readText } from './files';
import type { Problem } from './problem';
import { positionAt } from './text';

export interface Parsed<Value> {
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/** Parses a file of the repository. Throws an error with the line of each problem. */
export function parseFile<Value>(file: string, parse: (text: string) => Parsed<Value>): Value {
  const text = readText(fromRoot(file));
  const { value, problems } = parse(text);
  if (problems.length === 0) return value;
  const lines = problems.map(({ start, message }) => `${file}:${positionAt(text, start).line} ${message}`);
  throw new Error(lines.join('\n'));
}
