/** The file with the sidebars: plain lists of page ids, which these functions edit as text. */
export const sidebarsFile = 'sidebars.ts';

const quotedId = /(id: )?'([a-z0-9/-]+)'/g;

/** Returns the last page of the folder that a page is in, or of one around it. A `ref` isn't followed by a page. */
function neighborOf(id: string, text: string): string | undefined {
  const quoted = [...text.matchAll(quotedId)];
  const refs = quoted.flatMap(([, isRef, each]) => (isRef ? [each] : []));
  const ids = quoted.map(([, , each = '']) => each).filter((each) => !refs.includes(each));
  for (let folder = id; folder.includes('/'); ) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const sibling = ids.findLast((each) => each.slice(0, Math.max(0, each.lastIndexOf('/'))) === folder);
    if (sibling) {
      return sibling;
    }
  }
  return undefined;
}

/**
 * Adds a page after the last one of its folder.
 * @returns the new text and the page before, or `undefined` for a page without a folder, which is in no sidebar
 */
export function addToSidebar(text: string, id: string) {
  const after = neighborOf(id, text);
  return after === undefined ? undefined : { text: text.replace(`'${after}'`, `$&, '${id}'`), after };
}

/** Removes a page, and the category that becomes empty. */
export function removeFromSidebar(text: string, id: string): string {
  return text
    .replaceAll(new RegExp(`\\s*(?:\\{ type: 'ref', id: '${id}'[^}]*\\}|'${id}'),?`, 'g'), '')
    .replaceAll(/\s*\{\s*type: 'category',\s*label: '[^']+',\s*items: \[\s*\],?\s*\},?/g, '');
}

/** Gives a page its new id, and a new place if it moves to another folder at the top. */
export function moveInSidebar(text: string, from: string, to: string): string {
  const section = (id: string) => id.split('/')[0];
  const isInTwo = text.split(`'${from}'`).length > 2;
  if (section(from) !== section(to) && to.includes('/') && !isInTwo) {
    const moved = addToSidebar(removeFromSidebar(text, from), to);
    if (moved) {
      return moved.text;
    }
  }
  return text.replaceAll(`'${from}'`, `'${to}'`);
}
