/** What a page loads only when the browser has time for it. */
type Kind = 'scripts' | 'styles';

/** Returns the tag by which a page lists the files of a kind for `preHydration/interactions.ts` to load. */
export function deferredFilesTag(kind: Kind, files: readonly string[]): string {
  return `<meta name=rookery:${kind} content="${files.join(' ')}">`;
}

/** Returns the files of a kind that a built page lists, as paths from the root in the order in which they're loaded. */
export function deferredFiles(html: string, kind: Kind): readonly string[] {
  const [, files = ''] = new RegExp(`<meta name=rookery:${kind} content="([^"]*)">`).exec(html) ?? [];
  return files.split(' ').filter(Boolean);
}
