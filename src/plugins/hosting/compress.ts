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

/** Where a gzip file names the system it was made on, and the value for one that is not said. */
const [systemByte, unknownSystem] = [9, 255];

// The last step of Brotli takes two thirds of the time for two hundredths of the bytes. Files that readers keep are
// worth it; pages are not, whose texts are many and change.
const brotliQuality = { kept: constants.BROTLI_MAX_QUALITY, other: constants.BROTLI_MAX_QUALITY - 1 };

/**
 * A text compressed as far as is worth its time. The same text gives the same bytes on every machine.
 * @param quality of Brotli, of `brotliQuality`
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

/** Writes `file.br` and `file.gz` beside the file where they are smaller, and takes away those of an earlier build. */
async function compressFile(file: string, quality: number): Promise<void> {
  const [content, { atime, mtime }] = await Promise.all([fs.readFile(file), fs.stat(file)]);
  for (const [end, bytes] of await compressed(content, quality)) {
    if (bytes.length < content.length) {
      await fs.writeFile(file + end, bytes);
      // The three are one file to a browser, so they are of one time.
      await fs.utimes(file + end, atime, mtime);
    } else {
      await fs.rm(file + end, { force: true });
    }
  }
}

/**
 * Compresses the texts among the files of a built site, so that a server can send the best form without any work.
 * @param dir the folder of the built site
 * @param files paths from there
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
