/** Trims pasted text, and removes invisible characters such as U+200B. */
export function removeInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

/** Removes the quotation marks around a string literal, and a comma or semicolon after it. */
function stripQuotes(text: string): string {
  return text.replace(/^["'`]+|["'`]+[,;]?$/g, '');
}

/** Removes quotation marks, and the name of a header or a variable, from a pasted value: `'Authorization': 'Bearer …',`. */
export function stripQuotesAndName(pasted: string, name: RegExp): string {
  const text = stripQuotes(pasted.trim()).replace(/^([\w-]+)["'] *: *["']?/, '$1: ');
  return stripQuotes(text.replace(name, ''));
}
