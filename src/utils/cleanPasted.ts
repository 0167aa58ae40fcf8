/** Trims pasted text, and removes characters that no one can see, such as U+200B. */
export function removeInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

/** Removes the quotation marks around a text in code: `"…",`. */
function unquote(text: string): string {
  return text.replace(/^["'`]+|["'`]+[,;]?$/g, '');
}

/** Removes quotation marks, and the name of a header or a variable, from a pasted value: `'Authorization: Bearer …'`. */
export function stripQuotesAndName(pasted: string, name: RegExp): string {
  return unquote(unquote(pasted.trim()).replace(name, ''));
}
