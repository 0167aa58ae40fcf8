/**
 * Returns the path without the slash at its end; undefined if it's exact already. A path with several slashes in a row
 * is no page of this site, and one that begins with two would name another host, so both are left alone.
 */
export function exactPath(path: string): string | undefined {
  return path.endsWith('/') && path !== '/' && !path.includes('//') ? path.slice(0, -1) : undefined;
}
