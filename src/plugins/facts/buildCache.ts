import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { filesBelow } from '../../files';

/** What compiled pages depend on apart from their own text: paths from the folder that contains `package.json`. */
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

/** Returns the front matter of a page, which other pages can show, and which decides the paths of pages. */
function frontMatterIn(page: string): string {
  return /^---\r?\n[\s\S]*?\n---/.exec(page)?.[0] ?? '';
}

/** What compiled pages depend on, as hashes. */
interface Sources {
  /** Everything except the text of pages. The bundler compares only a page's own file. */
  readonly shared: string;
  /** The text of pages, too. */
  readonly all: string;
}

/** Reads everything that compiled pages depend on. */
function readSources(siteDir: string): Sources {
  const shared = createHash('sha256');
  const texts = createHash('sha256');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('ROOKERY_'));
  shared.update(JSON.stringify([process.version, siteDir, settings.sort()]));
  for (const file of sources.flatMap((source) => filesBelow(siteDir, source))) {
    shared.update(`\0${file}\0`).update(fs.readFileSync(path.join(siteDir, file)));
  }
  for (const file of filesBelow(siteDir, 'docs')) {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    shared.update(`\0${file}\0`).update(frontMatterIn(text));
    texts.update(`\0${text}`);
  }
  const hash = shared.digest('hex');
  return { shared: hash, all: hash + texts.digest('hex') };
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
  #sources: Sources | undefined;

  constructor({ siteDir, generatedFilesDir }: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>) {
    this.folder = path.join(generatedFilesDir, 'build-cache');
    this.#siteDir = siteDir;
    // Says for which sources the cache is valid. It's missing while the cache is written.
    this.#marker = `${this.folder}.sources`;
  }

  /** Whether the last whole build was made from the sources as they are now, apart from the text of pages. */
  isValid(): boolean {
    this.#sources = readSources(this.#siteDir);
    return fs.existsSync(this.#marker) && fs.readFileSync(this.#marker, 'utf8') === this.#sources.shared;
  }

  /** Changes with what all pages depend on. */
  get version(): string | undefined {
    return this.#sources?.shared;
  }

  /** Starts a build. Removes the cache unless it's valid, and returns whether it is. */
  open(): boolean {
    const valid = this.isValid();
    if (!valid) {
      fs.rmSync(this.folder, { recursive: true, force: true });
    }
    fs.rmSync(this.#marker, { force: true });
    return valid;
  }

  /** Keeps the cache of a complete build, if no file changed while it ran. */
  keep(): void {
    if (this.#sources && readSources(this.#siteDir).all === this.#sources.all) {
      fs.writeFileSync(this.#marker, this.#sources.shared);
    }
  }
}
