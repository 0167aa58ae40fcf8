/** Returns pasted text without characters that no one can see, such as U+200B, and without spaces around it. */
export function removeInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

/** Returns text without the quotation marks around it in code: `"…",`. */
export function unquote(text: string): string {
  return text.replace(/^["'`]+|["'`]+[,;]?$/g, '');
}
