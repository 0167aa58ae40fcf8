/** What a page names instead of waiting for it. */
type Named = 'scripts' | 'styles';

/** The note in a page's head by which it names files for `preHydration` to load. */
export function noteOf(what: Named, files: readonly string[]): string {
  return `<meta name=rookery:${what} content="${files.join(' ')}">`;
}

/** The files that a finished page names, as addresses in the order in which they are loaded. */
export function filesNamedIn(html: string, what: Named): readonly string[] {
  const [, names = ''] = new RegExp(`<meta name=rookery:${what} content="([^"]*)">`).exec(html) ?? [];
  return names.split(' ').filter(Boolean);
}

/** Whether a page is finished: it names what it needs. */
export function isFinished(html: string): boolean {
  return filesNamedIn(html, 'scripts').length > 0;
}
