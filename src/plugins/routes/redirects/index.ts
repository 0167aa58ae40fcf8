import fs from 'node:fs';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { redirects } from '../../../redirects';

/**
 * Whether the folder's file system tells `a` from `A`. macOS and Windows usually do not.
 * @param dir the folder that is written to; it is made where it is missing
 */
export function isCaseSensitive(dir: string): boolean {
  fs.mkdirSync(dir, { recursive: true });
  const probe = path.join(dir, '.case-probe');
  fs.writeFileSync(probe, '');
  const ignoresCase = fs.existsSync(path.join(dir, '.CASE-PROBE'));
  fs.rmSync(probe);
  return !ignoresCase;
}

/**
 * The old paths that can be written as files. Where the file system ignores case, `SSO/` and `sso/` would be one
 * folder and `Bot/` would shadow the live page `bot`: there only the first of such paths is written.
 */
export function redirectsFor(caseSensitive: boolean): typeof redirects {
  if (caseSensitive) {
    return redirects;
  }
  const taken = new Set(redirects.map(({ to }) => to.toLowerCase()));
  return redirects.filter(({ from }) => {
    const key = from.toLowerCase();
    const free = !taken.has(key);
    taken.add(key);
    return free;
  });
}

/** Writes the old paths with Docusaurus's plugin for redirects: those that the file system of the output can hold. */
export default function redirectsForFileSystem(context: LoadContext): Plugin | null {
  const plugin = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [...redirectsFor(isCaseSensitive(context.outDir))],
  });
  // A plugin without content, which is what its type says in another word.
  return plugin as Plugin | null;
}
