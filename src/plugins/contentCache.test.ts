import { beforeEach, expect, test } from 'vitest';
import { folderWith } from '../testFolders';
import { ContentCache } from './contentCache';

let dir: string;
beforeEach(() => {
  dir = folderWith();
});

/** Returns the results for texts in a new run of a maker, and the texts for which they were made in this run. */
async function run(maker: string, ...texts: readonly string[]) {
  const cache = new ContentCache('loud', maker, dir);
  const made: string[] = [];
  const results: string[] = [];
  for (const text of texts) {
    const result = await cache.get(text, async () => {
      made.push(text);
      return text.toUpperCase();
    });
    results.push(String(result));
  }
  await cache.removeUnused();
  return { made, results };
}

test('makes the results for texts that the last run of the same maker did not have', async () => {
  expect(await run('1', 'a', 'b', 'a')).toEqual({ made: ['a', 'b'], results: ['A', 'B', 'A'] });
  expect(await run('1', 'b', 'c')).toEqual({ made: ['c'], results: ['B', 'C'] });
  expect(await run('1', 'a')).toEqual({ made: ['a'], results: ['A'] });
  expect(await run('2', 'a')).toEqual({ made: ['a'], results: ['A'] });
});
