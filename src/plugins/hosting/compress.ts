import fs from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { encodings, isHashed } from '../builtFiles';
import { isText } from './mediaTypes';

const { constants } = zlib;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The position of the operating system in a gzip header, and the value for "unknown". */
const [systemByte, unknownSystem] = [9, 255];

// Brotli's highest quality takes two thirds of the time and saves 2% of the bytes. That's worth it for files that browsers
// cache forever, but not for pages, which are many and change often.
const brotliQuality = { kept: constants.BROTLI_MAX_QUALITY, other: constants.BROTLI_MAX_QUALITY - 1 };

/**
 * Compresses a text. The same text results in the same bytes on every machine.
 * @param quality one of `brotliQuality`
 */
async function compressed(
  content: Buffer,
  quality: number,
): Promise<ReadonlyArray<readonly [end: string, bytes: Buffer]>> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip(content, { level: constants.Z_BEST_COMPRESSION, memLevel: constants.Z_MAX_MEMLEVEL }),
  ]);
  gz[systemByte] = unknownSystem;
  return [
    [encodings.br, br],
    [encodings.gzip, gz],
  ];
}

/** Writes `file.br` and `file.gz` next to the file if they're smaller, and removes those of an earlier build. */
async function compressFile(file: string, quality: number): Promise<void> {
  const [content, { atime, mtime }] = await Promise.all([fs.readFile(file), fs.stat(file)]);
  for (const [end, bytes] of await compressed(content, quality)) {
    if (bytes.length < content.length) {
      await fs.writeFile(file + end, bytes);
      // Browsers see one file, so all three have the same modification time.
      await fs.utimes(file + end, atime, mtime);
    } else {
      await fs.rm(file + end, { force: true });
    }
  }
}

/**
 * Compresses the text files of a built site, so that a server doesn't have to.
 * @param dir the folder of the built site
 * @param files paths relative to it
 */
export async function compressFiles(dir: string, files: readonly string[]): Promise<void> {
  const waiting = files.filter(isText);
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      await compressFile(path.join(dir, file), isHashed(file) ? brotliQuality.kept : brotliQuality.other);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
