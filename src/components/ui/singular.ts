/** Returns an English noun in the singular, as the finders compare it: `polls` is `poll`, and `boxes` is `box`. */
export function singular(word: string): string {
  return word
    .replace(/(?<=\w{2})ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=\w{2}[^s])s$/, '');
}
