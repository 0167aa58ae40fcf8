export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Folds text for comparisons: to lower case, without accents, apostrophes, and ligatures. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase();
}

/** Returns the words of a text, folded and separated by single spaces. */
export function normalizeWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Splits a text into `**labels**`, which are strong, `` `code` ``, and the text between them, which is a span. */
export function splitInline(text: string) {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**')) {
        return { tagName: 'strong', text: part.slice(2, -2) } as const;
      }
      return part.startsWith('`')
        ? ({ tagName: 'code', text: part.slice(1, -1) } as const)
        : ({ tagName: 'span', text: part } as const);
    });
}

/** Formats alternatives: "A, B, or C". */
export const orList = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Returns the code point of a character: `U+200B`. */
export function formatCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Returns the line and the column of an offset, counted from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Returns the name under which hosts look for a path: decoded, and without a slash at its end. Throws if it can't be decoded. */
export function decodePath(path: string): string {
  return decodeURIComponent(path).replace(/(?<=.)\/$/, '');
}

/** Returns text for a path or an id: "Café Notes" becomes `cafe-notes`. Slashes stay. */
export function slug(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/(?<=^|\/)-+|-+(?=$|\/)/g, '');
}
