import path from 'node:path';
import { parse } from 'yaml';
import { readText } from '../../../files';
import { lookUp } from '../../html/lookUp';

const file = path.join(__dirname, '../../../../docs/organizations/api.moved.yaml');

/** An anchor that the page about the API had before its parts became pages, and its id on the new page. */
type MovedAnchor = readonly [id: string, moved: string];

/** Returns the pages with anchors that moved to them. */
export function movedAnchors(): Readonly<Record<string, string>> {
  return parse(readText(file));
}

/** Returns the anchors that moved to a page below `/organizations/api`. */
export function anchorsMovedTo(page: string | undefined): MovedAnchor[] {
  const list = lookUp(movedAnchors(), page, 'page');
  return list.split(' ').map((entry) => {
    const [id = '', moved = id] = entry.split('>');
    return [id, moved];
  });
}
