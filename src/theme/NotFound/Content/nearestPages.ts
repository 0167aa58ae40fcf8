/** Returns the words in a path, for a search: `/Chat_Settings/slow-mode.html` is "chat settings slow mode". */
export function wordsOf(address: string): string {
  return address
    .replace(/\.html?$/i, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}

function pairsOf(text: string): Set<string> {
  const letters = ` ${wordsOf(text)} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}

/** Returns how similar two paths are, from 0 to 1, by the pairs of letters that they share. */
function likeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size);
}

const enough = 0.45;
const atMost = 3;

/** Returns up to three paths that are similar to a path, the most similar first. */
export function pathsLike(address: string, paths: readonly string[]): string[] {
  return paths
    .map((path) => {
      const page = path.split('/').at(-1) ?? '';
      const asked = address.split('/').at(-1) ?? '';
      return { path, score: Math.max(likeness(address, path), likeness(asked, page)) };
    })
    .filter(({ path, score }) => path !== '/' && score >= enough)
    .sort((a, b) => b.score - a.score)
    .slice(0, atMost)
    .map(({ path }) => path);
}
