import type { Rule } from '../rule';
import { addressOf } from '../site';

/** File names, which become paths: lowercase letters, digits, and hyphens. */
export const fileNames: Rule = function* ({ file }) {
  const address = addressOf(file);
  const better = address.toLowerCase().replace(/[^a-z0-9/]+/g, '-');
  if (address !== better) {
    const says = `The path ${address} comes from the file's name, and paths have only lowercase letters, digits, and hyphens. Rename the file to docs${better}.mdx.`;
    yield { line: 1, says };
  }
};
