import { parseDocument } from 'yaml';
import { fromRoot, readText } from '../../utils/files';
import type { Problem } from '../../utils/problem';
import { positionAt } from '../../utils/text';

/** What a contract contains, and what can't be parsed or shown of it. */
export interface Parsed<Value> {
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/** Parses a contract in YAML or JSON. Its problems are syntax errors: the check finds what the reference can't show. */
export function parseYaml(text: string): Parsed<unknown> {
  const document = parseDocument(text, { prettyErrors: false });
  const problems = document.errors.map(({ code, pos: [start], message }) => ({
    start,
    message: code === 'DUPLICATE_KEY' ? 'This key is there twice, and only one counts. Remove one.' : message,
  }));
  return { value: problems.length > 0 ? undefined : document.toJS(), problems };
}

/** Reads a contract. Throws with file and line of each problem. */
export function readContract<Value>(file: string, parse: (text: string) => Parsed<Value>): Value {
  const text = readText(fromRoot(file));
  const { value, problems } = parse(text);
  if (problems.length > 0) {
    const lines = problems.map(({ start, message }) => `${file}:${positionAt(text, start).line} ${message}`);
    throw new Error(lines.join('\n'));
  }
  return value;
}
