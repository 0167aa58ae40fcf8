import type { Rule } from '../rule';
import { addressOf } from '../site';

/** File names, which become paths: lowercase letters, digits, and hyphens. */
export const fileNames: Rule = ({ file }) => {
  const address = addressOf(file);
  const better = address.toLowerCase().replace(/[^a-z0-9/]+/g, '-');
  return address === better
    ? []
    : [
        {
          line: 1,
          says: `The path ${address} comes from the file's name, and paths have only lowercase letters, digits, and hyphens. Rename the file to docs${better}.mdx.`,
        },
      ];
};
