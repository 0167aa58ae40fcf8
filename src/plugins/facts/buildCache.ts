import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/** What compiled pages depend on besides their own text: paths from the folder that contains `package.json`. */
const sources = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'src',
  'static',
  'i18n',
  'docs/_partials',
];

/** Returns the files in a folder, or the file itself, from A to Z. */
function filesIn(place: string): string[] {
  if (!fs.existsSync(place)) {
    return [];
  }
  if (fs.statSync(place).isFile()) {
    return [place];
  }
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
}

/** Returns the front matter of a page, which other pages can show, and which decides the paths of pages. */
function frontMatterIn(page: string): string {
  return /^---\r?\n[\s\S]*?\n---/.exec(page)?.[0] ?? '';
}

/**
 * Returns a hash of everything that compiled pages depend on. The bundler compares only a page's own file, so what it
 * compiled earlier is valid only while this hash is the same.
 * @param textOfPage what counts of a page: by default only its front matter
 */
function sourcesHash(siteDir: string, textOfPage: (page: string) => string = frontMatterIn): string {
  const hash = createHash('sha256');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('ROOKERY_'));
  hash.update(JSON.stringify([process.version, siteDir, settings.sort()]));
  for (const file of sources.flatMap((source) => filesIn(path.join(siteDir, source)))) {
    hash.update(`\0${file}\0`).update(fs.readFileSync(file));
  }
  for (const file of filesIn(path.join(siteDir, 'docs'))) {
    hash.update(`\0${file}\0`).update(textOfPage(fs.readFileSync(file, 'utf8')));
  }
  return hash.digest('hex');
}

/**
 * What the bundler compiled, kept for the next build, which then compiles only the pages that changed. It's thrown away if
 * anything else changed, such as a fact, a partial, a contract, or a page's title, and after a build that failed or during
 * which a file changed.
 */
export class BuildCache {
  readonly folder: string;
  readonly #siteDir: string;
  readonly #marker: string;
  readonly #hash: string;
  readonly #hashWithPages: string;

  constructor({ siteDir, generatedFilesDir }: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>) {
    this.folder = path.join(generatedFilesDir, 'build-cache');
    this.#siteDir = siteDir;
    // Says for which sources the cache is valid. It's missing while the cache is written.
    this.#marker = `${this.folder}.sources`;
    this.#hash = sourcesHash(siteDir);
    this.#hashWithPages = sourcesHash(siteDir, (page) => page);
  }

  /** Whether a whole build was made from the sources as they are now. */
  isValid(): boolean {
    return (
      fs.existsSync(this.#marker) && fs.readFileSync(this.#marker, 'utf8') === sourcesHash(this.#siteDir)
    );
  }

  /** Removes the cache unless it's valid. */
  open(): void {
    if (!this.isValid()) {
      fs.rmSync(this.folder, { recursive: true, force: true });
    }
    fs.rmSync(this.#marker, { force: true });
  }

  /** Keeps the cache of a complete build, if no file changed while it ran. */
  keep(): void {
    if (sourcesHash(this.#siteDir, (page) => page) === this.#hashWithPages) {
      fs.writeFileSync(this.#marker, this.#hash);
    }
  }
}
