import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { builtFiles } from '../../src/plugins/builtFiles';
import { programs } from '../../tools/test/programs';
import { expect, test } from '../support/nginx';
import { buildDir } from '../support/site';

test.skip(!programs.nginx.isInstalled(), 'nginx is missing');

const script = builtFiles(buildDir).find((file) => file.startsWith('assets/js/main.')) ?? '';

const decompress: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  '': (bytes) => bytes,
};

/** The file and the content encoding that a client gets which accepts these encodings. */
const choices = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.001', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', ''],
  ['identity', ''],
  ['brotli, xbr, gzipped', ''],
  ['', ''],
] as const;

for (const [file, target] of [
  ['home.html', '/home'],
  [script, `/${script}`],
  ['404.html', '/nowhere'],
] as const) {
  test(`${file.replace(/\.[0-9a-f]{8,}/, '')} is sent in the best encoding that the client accepts`, async ({
    get,
  }) => {
    const content = fs.readFileSync(path.join(buildDir, file));
    for (const [accepted, encoding] of choices) {
      const { headers, body } = await get(target, { headers: { 'Accept-Encoding': accepted } });
      expect(headers['content-encoding'] ?? '', accepted).toBe(encoding);
      expect(headers.vary, accepted).toBe('Accept-Encoding');
      expect(decompress[encoding]?.(body).equals(content), accepted).toBe(true);
    }
  });
}
