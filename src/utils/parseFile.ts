import { fromRoot, readText } from './files';
import { type Problem, throwProblems } from './problem';

export interface Parsed<Value> {
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/** Parses a file of the repository. Throws an error with the line of each problem. */
export function parseFile<Value>(file: string, parse: (text: string) => Parsed<Value>): Value {
  const text = readText(fromRoot(file));
  const { value, problems } = parse(text);
  throwProblems(file, text, problems);
  return value;
}
