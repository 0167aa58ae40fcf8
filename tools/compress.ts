import fs from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listFiles } from '../src/utils/files';

/** Writes a Brotli and a gzip copy of a file next to it, for nginx to send. */
export function compressFile(file: string): void {
  const content = fs.readFileSync(file);
  fs.writeFileSync(`${file}.br`, brotliCompressSync(content));
  fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

// `npm run compress` compresses each text file of the built site.
if (require.main === module) {
  const files = listFiles('.', 'build').filter((file) =>
    /\.(?:css|html|js|json|md|svg|ts|txt|xml|yaml)$/.test(file),
  );
  for (const file of files) compressFile(file);
  process.stdout.write(`${files.length} files compressed.\n`);
}
