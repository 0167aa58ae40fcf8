import { parseDocument, visit } from 'yaml';

/** Finds the offset of a JSON syntax error. YAML, which includes JSON, allows other quotes, and a comma at the end. */
export function findJsonError(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const document = parseDocument(text);
    // The end of the line above a missing comma.
    let start = document.errors[0] && text.slice(0, document.errors[0].pos[0]).trimEnd().length - 1;
    visit(document, {
      Scalar(_, { type, range }) {
        if (type !== 'QUOTE_DOUBLE') start ??= range?.[0];
      },
    });
    return start ?? text.lastIndexOf(',');
  }
}
