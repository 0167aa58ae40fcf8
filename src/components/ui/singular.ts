/** Returns a word and its possible singulars: for `cookies`, also `cooky` and `cookie`. */
export function singulars(word: string): string[] {
  return [
    word,
    word.replace(/(?<=\w{2})ies$/, 'y'),
    word.replace(/(?<=s|x|z|ch|sh)es$/, ''),
    word.replace(/(?<=\w{2}[^s])s$/, ''),
  ];
}
