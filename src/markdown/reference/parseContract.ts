import * as v from 'valibot';
import { type Document, isNode, parseDocument } from 'yaml';
import type { Parsed } from '../../utils/parseFile';

/** Returns the offset of the innermost node on a path. References end a path early. */
function findStart(document: Document, path: readonly unknown[]): number {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  if (isNode(node)) return node.range?.[0] ?? 0;
  return path.length > 0 ? findStart(document, path.slice(0, -1)) : 0;
}

/** Parses a contract in YAML or JSON. What its schema doesn't accept is a problem. */
export function parseContract<Value>(text: string, schema: v.GenericSchema<unknown, Value>): Parsed<Value> {
  const document = parseDocument(text, { prettyErrors: false });
  const { output, issues = [] } = v.safeParse(schema, document.errors.length > 0 ? {} : document.toJS());
  const syntaxErrors = document.errors.map(({ pos: [start], message }) => ({ start, message }));
  const wrongValues = issues.map((issue) => {
    const keys = issue.path?.map(({ key }) => key) ?? [];
    return { start: findStart(document, keys), message: `${keys.join('.')}: ${issue.message}` };
  });
  return { value: output as Value, problems: syntaxErrors.length > 0 ? syntaxErrors : wrongValues };
}
