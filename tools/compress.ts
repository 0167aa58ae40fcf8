import fs from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { listFiles } from '../src/utils/files';
import { requireBuild } from './requireBuild';

const textFilePattern = /\.(?:css|html|js|json|md|svg|ts|txt|xml|yaml)$/;

/** Writes a Brotli and a gzip copy of a file next to it, for nginx to send. */
export async function compressFile(file: string): Promise<void> {
  const content = fs.readFileSync(file);
  fs.writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
  fs.writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

// `npm run compress` compresses each text file of the built site.
if (require.main === module) {
  requireBuild();
  const files = listFiles('.', 'build').filter((file) => textFilePattern.test(file));
  void Promise.all(files.map(compressFile)).then(() => {
    process.stdout.write(`${files.length} files compressed.\n`);
  });
}
