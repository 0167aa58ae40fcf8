/** Returns text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns text with its first letter in lower case. */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns a number with its noun: `1 check`, `2 checks`. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Returns a number of seconds in words, in its two largest units: `1 day 12 hours`. */
export function secondsInWords(seconds: number): string {
  const first = units.findIndex(([, length]) => seconds >= length);
  let rest = Math.floor(seconds);
  const words = units.slice(first, first + 2).flatMap(([word, length]) => {
    const count = Math.floor(rest / length);
    rest %= length;
    return count > 0 ? [pluralize(count, word)] : [];
  });
  return words.join(' ') || '0 seconds';
}

function pairsOf(text: string): Set<string> {
  return new Set([...text].slice(1).map((letter, index) => text[index] + letter));
}

/** Returns how similar two texts are, from 0 to 1, by the pairs of adjacent letters that they share. */
export function similarity(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / Math.max(first.size + second.size, 1);
}

/** Returns text in lower case, without accents and apostrophes, to search in it. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase();
}
