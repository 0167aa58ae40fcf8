import path from 'node:path';
import { parse } from 'yaml';
import { readText } from '../../../files';

const file = path.join(__dirname, '../../../../docs/organizations/api.moved.yaml');

/** An anchor that the page about the API had before its parts became pages, and its id on the new page. */
type MovedAnchor = readonly [id: string, moved: string];

/** Returns the anchors that moved to each page below `/organizations/api`. */
export function movedAnchors(): Readonly<Record<string, readonly MovedAnchor[]>> {
  const pages = Object.entries<string>(parse(readText(file))).map(([page, list]) => [
    page,
    list.split(' ').map((entry) => {
      const [id = '', moved = id] = entry.split('>');
      return [id, moved];
    }),
  ]);
  return Object.fromEntries(pages);
}
