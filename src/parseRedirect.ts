import { decodePath } from './utils/text';

/** An old path, decoded, and the page or the other site that it forwards to. Capital letters count. Query and hash are kept. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Reads a row of `redirects.json`. Throws with the row if it isn't an old path and where it leads. */
export function parseRedirect([typed, to]: readonly [string, unknown]): Redirect {
  try {
    const from = decodePath(typed);
    const isPath = [from, encodeURI(from)].includes(new URL(from, 'https://docs.example').pathname);
    if (isPath && !from.includes('*') && typeof to === 'string' && /^(?:\/[^.?]*$|https:)/.test(to)) {
      return { from, to };
    }
  } catch {
    // The path can't be decoded.
  }
  throw new Error(`In redirects.json, "${typed}": "${to}" isn't an old path and where it leads.`);
}
