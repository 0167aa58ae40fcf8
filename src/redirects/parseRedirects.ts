import { decodePath } from '../utils/text';

/** An old path, decoded, and the page or the other site that it forwards to. Capital letters count. Query and hash are kept. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Whether a decoded text is a path, and nothing that a host reads in another way. */
function isPath(path: string): boolean {
  const { pathname } = new URL(path, 'https://docs.example');
  return !path.includes('*') && [path, encodeURI(path)].includes(pathname);
}

/** Reads a row of `redirects.json`. Throws if it isn't an old path and where it leads. */
export function parseRedirect([typed, to]: readonly [string, unknown]): Redirect {
  const refuse = (message: string) => new Error(`In redirects.json, ${message}`);
  if (typeof to !== 'string' || !/^(?:\/[^.?]*|https:\/\/.+)$/.test(to)) {
    throw refuse(
      `"${typed}" leads to "${to}". Write the path of a page, such as \`/faq\` or \`/faq#chats\`, or an address that starts with \`https://\`.`,
    );
  }
  try {
    const from = decodePath(typed);
    if (isPath(from)) return { from, to };
  } catch {
    // It can't be decoded, as `/%FC`.
  }
  throw refuse(
    `"${typed}" isn't an old path. Write it from its first \`/\`, without \`*\`, \`?\`, and \`#\`.`,
  );
}
