import { statSync } from 'node:fs';

/** Exits with a message if there is no complete build. */
export function requireBuild(): void {
  // The search index takes longest to write, so a build that was stopped lacks it.
  if (!statSync('build/search-index.json', { throwIfNoEntry: false })?.size) {
    process.stderr.write('There is no finished build. Run `npm run build` first.\n');
    process.exit(1);
  }
}
