/** Returns the words of the last part of a path, for a search: `/Chat_Settings/slow-mode.html` is "slow mode". */
export function wordsOf(address: string): string {
  const words = address
    .replace(/\.html?$/i, '')
    .split('/')
    .map((part) => part.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '');
  return (words.findLast(Boolean) ?? '').toLowerCase();
}
