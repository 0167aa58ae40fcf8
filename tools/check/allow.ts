import type { SourceFile } from './loadSources';

/** `{/* allow: login; 2,000 characters because Wix calls it that *\/}`. Semicolons separate words, because numbers have commas. */
const allowCommentPattern = /\{\/\*\s*allow:(?<words>(?:(?!\*\/).)+?)\bbecause\s+(?!\*\/)\S/gs;

function normalize(words: string): string {
  return words.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Returns a test for words that comments in a text allow. */
export function parseAllowed(text: string): (words: string) => boolean {
  const comments = [...text.matchAll(allowCommentPattern)];
  const allowed = comments.flatMap(({ groups }) => groups?.words?.split(';').map(normalize) ?? []);
  return (words) => allowed.includes(normalize(words));
}

/** Returns advice on how to allow words. Only pages can have the comment for this. */
export function howToAllow({ file }: SourceFile, words: string): string {
  return /\.mdx?$/.test(file)
    ? ` If it's right, allow it on the page: \`{/* allow: ${words.trim()} because … */}\`.`
    : '';
}
