/** Trims pasted text, and removes characters that no one can see, such as U+200B. */
export function removeInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

/** Removes the quotation marks around a text in code: `"…",`. */
export function unquote(text: string): string {
  return text.replace(/^["'`]+|["'`]+[,;]?$/g, '');
}

/** Names a character in a sentence, also if it can't be seen. */
export function nameCharacter(character: string): string {
  const names: Readonly<Record<string, string>> = { ' ': 'a space', '\n': 'a line break', '`': 'a backtick' };
  const hex = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return names[character] ?? (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `\`${character}\`` : `U+${hex}`);
}
