export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Makes the first letter lowercase, unless it starts an acronym: `a name`, but `URL of a page`. */
export function uncapitalize(text: string): string {
  return text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}

/** Folds text for comparisons: to lower case, without accents, apostrophes, and ligatures. */
export function foldText(text: string): string {
  return (
    text
      // What people type as an apostrophe. The normalization would turn `´` into a space and an accent.
      .replace(/['’‘´`ʼ′]/g, '')
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
  );
}

/** Returns the words of a text, folded and separated by single spaces. */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Splits text into runs: `**labels**` are `strong`, `` `code` `` is `code`, and text between them is `span`. */
export function splitInline(text: string) {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((run): { tagName: 'strong' | 'code' | 'span'; text: string } => {
      if (run.startsWith('**')) return { tagName: 'strong', text: run.slice(2, -2) };
      if (run.startsWith('`')) return { tagName: 'code', text: run.slice(1, -1) };
      return { tagName: 'span', text: run };
    });
}

/** Formats alternatives: "A, B, or C". */
export const orList = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Formats the code point of a character: `U+200B`. */
export function formatCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Converts an offset to a line and a column, counted from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
