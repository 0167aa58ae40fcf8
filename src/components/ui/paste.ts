/** Trims pasted text, and removes characters that no one can see, such as U+200B. */
export function removeInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

/** Removes the quotation marks around a text in code: `"…",`. */
export function unquote(text: string): string {
  return text.replace(/^["'`]+|["'`]+[,;]?$/g, '');
}
