/** Trims pasted text, and removes invisible characters such as U+200B. */
export function removeInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}
