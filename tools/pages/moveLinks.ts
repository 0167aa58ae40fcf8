import path from 'node:path';
import { addresses } from '../../src/facts/product';
import { fileLink, innerLink, linksOf, type PageLink } from './pageLinks';
import type { DocPage } from './site';
import type { TextEdit } from './textEdits';

/** A page's way from one address to another. */
export interface Move {
  readonly from: DocPage;
  /** The page as it will be. */
  readonly to: DocPage;
}

function isRelativeFile(url: string): boolean {
  return /^[^/:#?]*(?:\/[^:]*)?\.\w+(?:[?#].*)?$/.test(url);
}

/** A link as it has to be written once a page has moved; nothing where it stays as it is. */
function mended(
  { from, to }: Move,
  pages: ReadonlyMap<string, DocPage>,
  page: DocPage,
  { url }: PageLink,
): string | undefined {
  const moves = page.id === from.id;
  const file = moves ? to.file : page.file;
  const inner = innerLink(page, url);
  if (!inner) {
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
    const whole = path.posix.join(path.posix.dirname(page.file), target);
    return moves && isRelativeFile(url) ? fileLink(file, whole) + rest : undefined;
  }
  const stays = inner.id !== from.id;
  if (url.startsWith('#') || url.startsWith('?') || (stays && !moves)) {
    return undefined;
  }
  const target = stays ? pages.get(inner.id) : to;
  if (!target || (stays && inner.form !== 'relative' && (inner.form !== 'file' || url.startsWith('/')))) {
    return undefined;
  }
  switch (inner.form) {
    case 'whole':
      return `${addresses.docs}/${target.id}${inner.rest}`;
    case 'file':
      return (
        (url.startsWith('/') ? target.file.replace(/^docs/, '') : fileLink(file, target.file)) + inner.rest
      );
    default:
      return `/${target.id}${inner.rest}`;
  }
}

/** The edits of a page's links that a move of this or another page asks for. */
export function linkEditsFor(move: Move, pages: ReadonlyMap<string, DocPage>, page: DocPage): TextEdit[] {
  return linksOf(page).flatMap((link) => {
    const text = mended(move, pages, page, link);
    return text === undefined || text === link.url ? [] : [{ start: link.start, end: link.end, text }];
  });
}
