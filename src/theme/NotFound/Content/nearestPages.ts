import { likeness } from '@site/src/likeness';

/** Returns the words in a path, for a search: `/Chat_Settings/slow-mode.html` is "chat settings slow mode". */
export function wordsOf(address: string): string {
  return address
    .replace(/\.html?$/i, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}

function likenessOf(one: string, other: string): number {
  return likeness(` ${wordsOf(one)} `, ` ${wordsOf(other)} `);
}

const enough = 0.45;
const atMost = 3;

/** Returns up to three paths that are similar to a path, the most similar first. */
export function pathsLike(address: string, paths: readonly string[]): string[] {
  return paths
    .map((path) => {
      const page = path.split('/').at(-1) ?? '';
      const asked = address.split('/').at(-1) ?? '';
      return { path, score: Math.max(likenessOf(address, path), likenessOf(asked, page)) };
    })
    .filter(({ path, score }) => path !== '/' && score >= enough)
    .sort((a, b) => b.score - a.score)
    .slice(0, atMost)
    .map(({ path }) => path);
}
