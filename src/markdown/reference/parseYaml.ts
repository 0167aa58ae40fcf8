import { parseDocument } from 'yaml';
import type { Parsed } from '../../utils/parseFile';

/** Parses a contract in YAML or JSON. The check, not this function, finds what the reference can't show. */
export function parseYaml(text: string): Parsed<unknown> {
  const document = parseDocument(text, { prettyErrors: false });
  const problems = document.errors.map(({ code, pos: [start], message }) => ({
    start,
    message: code === 'DUPLICATE_KEY' ? 'This key is there twice, and only one counts. Remove one.' : message,
  }));
  return { value: problems.length > 0 ? undefined : document.toJS(), problems };
}
