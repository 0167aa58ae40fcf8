import { commentText, findNodes } from '../../src/content/nodes';
import type { ParsedPage } from '../../src/content/parsePage';
import type { SourceFile } from './loadSources';

/** `allow: login; 2,000 characters because Wix calls it that`. Semicolons separate words, because numbers have commas. */
const allowPattern = /^allow:(.+?)\bbecause\s+\S/s;

function normalize(words: string): string {
  return words.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Returns a test for words that comments on a page allow. */
export function parseAllowed(page: ParsedPage): (words: string) => boolean {
  const comments = findNodes(page, 'mdxFlowExpression', 'mdxTextExpression');
  const allowed = comments.flatMap(
    ({ value }) => allowPattern.exec(commentText(value))?.[1]?.split(';').map(normalize) ?? [],
  );
  return (words) => allowed.includes(normalize(words));
}

/** Returns advice on how to allow words. Only pages can have the comment for this. */
export function howToAllow({ file }: SourceFile, words: string): string {
  return /\.mdx?$/.test(file)
    ? ` If it's right, allow it on the page: \`{/* allow: ${words.trim()} because … */}\`.`
    : '';
}
