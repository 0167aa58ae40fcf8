import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Where results of earlier builds are kept. Removing the folder, or `docusaurus clear`, only makes the next build slower. */
const cacheDir = path.join(__dirname, '../../node_modules/.cache/rookery-docs');

const isResult = /^[0-9a-f]{64}$/;

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part).update('\0');
  }
  return hash.digest('hex');
}

/** Results that only depend on a text, kept from one run to the next. */
export class ContentCache {
  readonly #dir: string;
  readonly #maker: string;
  readonly #used = new Set<string>();

  /**
   * @param name the name of its folder
   * @param maker what the results depend on apart from the text, such as the version of a library
   */
  constructor(name: string, maker: string, dir = cacheDir) {
    this.#dir = path.join(dir, name);
    this.#maker = hashOf(maker);
  }

  /** Returns the result for a text, which is made only if there is none. */
  async get(text: string | Buffer, make: () => Promise<string | Buffer>): Promise<Buffer> {
    const name = hashOf(this.#maker, text);
    const file = path.join(this.#dir, name);
    this.#used.add(name);
    const known = await fs.readFile(file).catch(() => undefined);
    if (known) {
      return known;
    }
    const made = Buffer.from(await make());
    await fs.mkdir(this.#dir, { recursive: true });
    // Renamed when it's complete, because an interrupted run would leave a part of it.
    const part = path.join(this.#dir, randomUUID());
    await fs.writeFile(part, made);
    await fs.rename(part, file);
    return made;
  }

  /** Removes the results that weren't asked for in this run, but not what another process is just writing. */
  async removeUnused(): Promise<void> {
    const names = await fs.readdir(this.#dir).catch(() => []);
    await Promise.all(
      names
        .filter((name) => isResult.test(name) && !this.#used.has(name))
        .map((name) => fs.rm(path.join(this.#dir, name), { force: true })),
    );
  }
}
