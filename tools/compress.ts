import fs from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesBelow } from '../src/files';
import { requireBuild } from './requireBuild';

const isText = /\.(?:css|html|js|json|md|svg|ts|txt|xml|yaml)$/;

async function compress(file: string): Promise<void> {
  const content = fs.readFileSync(file);
  fs.writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
  fs.writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

// `npm run compress`: writes a Brotli and a gzip copy of each text file of the built site, which nginx sends.
requireBuild();
const files = filesBelow('.', 'build').filter((file) => isText.test(file));
void Promise.all(files.map(compress)).then(() => {
  process.stdout.write(`${files.length} files compressed.\n`);
});
