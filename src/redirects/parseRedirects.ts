import { isMap, isScalar, type Node, parseDocument, type Scalar, type YAMLError } from 'yaml';
import type { Parsed } from '../utils/parseFile';
import { parseJson } from '../utils/parseJson';
import type { Problem } from '../utils/problem';
import { decodePath } from '../utils/text';

/** An old path and its target, a page or another site. The path is decoded and case-sensitive. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Decodes a path. Returns nothing if it can't be decoded, or contains what hosts interpret: `*`, `..`, `?`, or `#`. */
function parseOldPath(typed: string): string | undefined {
  try {
    const path = decodePath(typed);
    const { pathname } = new URL(path, 'https://docs.example');
    return !path.includes('*') && [path, encodeURI(path)].includes(pathname) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** `/faq`, `/faq#chats.old`, `https://rookery.example`, but neither the file `/openapi.yaml` nor the other host `//example.com` */
const targetPattern = /^(?:\/(?!\/)[^.?#]*(?:#[^?]*)?|https:\/\/.+)$/;

/** Returns the offset of the first error. YAML allows what JSON doesn't: rows without quotes, or a comma after the last row. */
function findJsonError(text: string, contents: unknown, error: YAMLError | undefined): number {
  // A missing comma belongs to the line before the error.
  if (error) return text.slice(0, error.pos[0]).trimEnd().length;
  const rows = isMap<Scalar, Scalar>(contents) ? contents.items : [];
  const unquoted = rows.find((row) => [row.key, row.value].some((node) => node?.type !== 'QUOTE_DOUBLE'));
  return (unquoted ?? rows.at(-1))?.key.range?.[0] ?? 0;
}

/** Parses `redirects.json`. `start` is the offset of a row. */
export function parseRedirects(text: string): Parsed<(Redirect & { readonly start: number })[]> {
  const { contents, errors } = parseDocument(text, { uniqueKeys: false, prettyErrors: false });
  if (parseJson(text) === undefined || !isMap<Scalar<string>, Node>(contents)) {
    const message =
      'Write rows in `{ }`, each as `"/an/old/path": "/the/path/of/a/page"`, with straight quotes, a comma between rows, and none after the last.';
    return { value: [], problems: [{ start: findJsonError(text, contents, errors[0]), message }] };
  }
  const rows: (Redirect & { readonly start: number })[] = [];
  const problems: Problem[] = [];
  for (const { key, value } of contents.items) {
    const start = key.range?.[0] ?? 0;
    const to = isScalar(value) && value.value;
    const from = parseOldPath(key.value);
    if (typeof to !== 'string' || !targetPattern.test(to)) {
      const fault = typeof to === 'string' ? `leads to "${to}"` : "leads to what isn't a path in quotes";
      const message = `"${key.value}" ${fault}. Write the path of a page, such as \`/faq\` or \`/faq#chats\`, or an address that starts with \`https://\`.`;
      problems.push({ start, message });
    } else if (from === undefined) {
      const message = `"${key.value}" isn't an old path. Write it from its first \`/\`, without \`*\`, \`?\`, and \`#\`.`;
      problems.push({ start, message });
    } else {
      rows.push({ start, from, to });
    }
  }
  return { value: rows, problems };
}
