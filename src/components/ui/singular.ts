/** Makes an English noun singular for comparing: `poll` for `polls`, `box` for `boxes`. */
export function singular(word: string): string {
  return word
    .replace(/(?<=\w{2})ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=\w{2}[^s])s$/, '');
}
