import { PageCommandError } from './site';

/** The file with the sidebars: plain lists of page ids, which these functions edit as text. */
export const sidebarsFile = 'sidebars.ts';

const quotedId = /'([a-z0-9/-]+)'/g;

/** Returns the categories, each with its pages and its place in the text. */
function categoriesIn(text: string) {
  return [...text.matchAll(/label: '([^']+)',\s*items: \[([^\]]*)\]/g)].map((match) => ({
    label: match[1] ?? '',
    ids: [...(match[2] ?? '').matchAll(quotedId)].map(([, id = '']) => id),
    start: match.index,
  }));
}

/** Returns the page that a new one comes after: the last of a category, or of the page's folder. */
function neighborOf(id: string, text: string, category: string | undefined) {
  if (category !== undefined) {
    const categories = categoriesIn(text);
    const found = categories.find(({ label }) => label.toLowerCase() === category.toLowerCase());
    if (!found) {
      const labels = categories.map(({ label }) => `"${label}"`).join(', ');
      throw new PageCommandError(`No sidebar has the category "${category}". There are ${labels}.`);
    }
    return { id: found.ids.at(-1) ?? '', start: found.start };
  }
  const ids = [...new Set([...text.matchAll(quotedId)].map(([, each = '']) => each))];
  for (let folder = id; folder.includes('/'); ) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const siblings = ids.filter((each) => each.slice(0, Math.max(0, each.lastIndexOf('/'))) === folder);
    if (siblings.length > 0) {
      return { id: siblings.at(-1) ?? '', start: 0 };
    }
  }
  return undefined;
}

/**
 * Adds a page after the last one of a category or of its own folder.
 * @returns the new text and the page before, or `undefined` for a page without a folder, which is in no sidebar
 */
export function addToSidebar(text: string, id: string, category?: string) {
  const neighbor = neighborOf(id, text, category);
  if (!neighbor) {
    return undefined;
  }
  const entry = `'${neighbor.id}'`;
  const end = text.indexOf(entry, neighbor.start) + entry.length;
  return { text: `${text.slice(0, end)}, '${id}'${text.slice(end)}`, after: neighbor.id };
}

/** Removes a page, and the category that becomes empty. */
export function removeFromSidebar(text: string, id: string): string {
  return text
    .replaceAll(new RegExp(`\\s*'${id}',?`, 'g'), '')
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
