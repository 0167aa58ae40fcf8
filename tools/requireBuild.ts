import { statSync } from 'node:fs';

/** Ends the program with a sentence if the last build is missing or didn't end. */
export function requireBuild(): void {
  // The search index is the last file that a build writes.
  if (!statSync('build/search-index.json', { throwIfNoEntry: false })?.size) {
    process.stderr.write('There is no finished build. Run `npm run build` first.\n');
    process.exit(1);
  }
}
