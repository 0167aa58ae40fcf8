import { isMap, parseDocument, type Scalar, visit } from 'yaml';
import type { Parsed } from '../utils/parseFile';
import type { Problem } from '../utils/problem';
import { decodePath } from '../utils/text';

/** An old path and its target, a page or another site. The path is decoded and case-sensitive. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A redirect with its offset in `redirects.json`. */
export interface RedirectRow extends Redirect {
  readonly start: number;
}

/** Whether hosts read a decoded path as it's typed: without `*`, `..`, a query, or a hash. */
function isLiteralPath(path: string): boolean {
  const { pathname } = new URL(path, 'https://docs.example');
  return !path.includes('*') && [path, encodeURI(path)].includes(pathname);
}

/** Parses an old path. Returns nothing if it isn't one, or can't be decoded, such as `/%FC`. */
function parseOldPath(typed: string): string | undefined {
  try {
    const path = decodePath(typed);
    return isLiteralPath(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** `/faq`, `/faq#chats`, `https://rookery.example`, but neither the file `/openapi.yaml` nor the other host `//example.com` */
const target = /^(?:\/(?!\/)[^.?]*|https:\/\/.+)$/;

/** Finds the offset of a JSON syntax error. YAML, which includes JSON, allows other quotes, and a comma at the end. */
function findJsonError(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const document = parseDocument(text);
    // The end of the row above a missing comma.
    let start = document.errors[0] && text.slice(0, document.errors[0].pos[0]).trimEnd().length - 1;
    visit(document, {
      Scalar(_, { type, range }) {
        if (type !== 'QUOTE_DOUBLE') start ??= range?.[0];
      },
    });
    return start ?? text.lastIndexOf(',');
  }
}

/** Parses `redirects.json`. */
export function parseRedirects(text: string): Parsed<RedirectRow[]> {
  const start = findJsonError(text);
  if (start !== undefined) {
    const message =
      'Each row is `"/an/old/path": "/the/path/of/a/page"`, with straight quotes, a comma between rows, and none after the last.';
    return { value: [], problems: [{ start, message }] };
  }
  const { contents } = parseDocument(text, { uniqueKeys: false });
  const value: RedirectRow[] = [];
  const problems: Problem[] = [];
  for (const { key, value: scalar } of isMap<Scalar<string>, Scalar>(contents) ? contents.items : []) {
    const start = key.range?.[0] ?? 0;
    const to = scalar?.value;
    const from = parseOldPath(key.value);
    if (typeof to !== 'string' || !target.test(to)) {
      const message = `"${key.value}" leads to "${to}". Write the path of a page, such as \`/faq\` or \`/faq#chats\`, or an address that starts with \`https://\`.`;
      problems.push({ start, message });
    } else if (from === undefined) {
      const message = `"${key.value}" isn't an old path. Write it from its first \`/\`, without \`*\`, \`?\`, and \`#\`.`;
      problems.push({ start, message });
    } else {
      value.push({ start, from, to });
    }
  }
  return { value, problems };
}
