import { readText, sitePath } from '../../utils/files';
import type { Problem } from '../../utils/problem';
import { positionAt } from '../../utils/text';

/** What a contract contains, and what the reference can't show of it. */
export interface Parsed<Value> {
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/** Reads a contract. Throws with file and line of each problem. */
export function readContract<Value>(file: string, parse: (text: string) => Parsed<Value>): Value {
  const text = readText(sitePath(file));
  const { value, problems } = parse(text);
  if (problems.length > 0) {
    const lines = problems.map(({ start, message }) => `${file}:${positionAt(text, start).line} ${message}`);
    throw new Error(lines.join('\n'));
  }
  return value;
}
