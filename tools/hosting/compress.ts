import fs from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { builtFiles, encodings, isHashed } from '../../src/plugins/builtFiles';
import { ContentCache } from '../../src/plugins/contentCache';
import { isText } from '../../src/plugins/hosting/mediaTypes';

const { constants } = zlib;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The position of the operating system in a gzip header, and the value for "unknown". */
const [systemByte, unknownSystem] = [9, 255];

// Brotli's highest quality takes two thirds of the time and saves 2% of the bytes. That's worth it for files that browsers
// cache forever, but not for pages, which are many and change often.
const brotliQuality = { kept: constants.BROTLI_MAX_QUALITY, other: constants.BROTLI_MAX_QUALITY - 1 };

type Encoding = keyof typeof encodings;

/** Compresses a text. The same text results in the same bytes on every machine. */
const compressors: Readonly<Record<Encoding, (content: Buffer, quality: number) => Promise<Buffer>>> = {
  br: (content, quality) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  async gzip(content) {
    const options = { level: constants.Z_BEST_COMPRESSION, memLevel: constants.Z_MAX_MEMLEVEL };
    const bytes = await gzip(content, options);
    bytes[systemByte] = unknownSystem;
    return bytes;
  },
};

/** Writes `file.br` and `file.gz` next to the file if they're smaller, and removes earlier ones. */
async function compressFile(file: string, quality: number, cache: ContentCache): Promise<void> {
  const [content, { atime, mtime }] = await Promise.all([fs.readFile(file), fs.stat(file)]);
  for (const [encoding, end] of Object.entries(encodings) as [Encoding, string][]) {
    const text = Buffer.concat([Buffer.from(`${encoding} ${quality}\n`), content]);
    const bytes = await cache.get(text, () => compressors[encoding](content, quality));
    if (bytes.length < content.length) {
      await fs.writeFile(file + end, bytes);
      // Browsers see one file, so all three have the same modification time.
      await fs.utimes(file + end, atime, mtime);
    } else {
      await fs.rm(file + end, { force: true });
    }
  }
}

/** Compresses the text files of the built site. Texts that the last run compressed aren't compressed again. */
async function compressSite(): Promise<void> {
  const waiting = builtFiles('build').filter(isText);
  const cache = new ContentCache('compressed', `${process.versions.brotli} ${process.versions.zlib}`);
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const quality = isHashed(file) ? brotliQuality.kept : brotliQuality.other;
      await compressFile(path.join('build', file), quality, cache);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await cache.removeUnused();
}

// `npm run compress`
compressSite().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
