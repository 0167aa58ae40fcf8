/** A piece of a text and what takes its place. The ends are offsets into the text; the second is not part of it. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all its edits made. Throws where two of them touch the same piece. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let done = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < done) {
      throw new Error(`Two changes want the same place, at character ${edit.start}.`);
    }
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}

/** The line of an offset into a text, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Places in files, a text for each file: `src/facts/words.ts:12, 40`. */
export function byFile(places: readonly { readonly file: string; readonly line: number }[]): string[] {
  const files = [...new Set(places.map(({ file }) => file))];
  return files.map((file) => {
    const lines = places.filter((place) => place.file === file).map(({ line }) => line);
    return `${file}:${[...new Set(lines)].join(', ')}`;
  });
}
