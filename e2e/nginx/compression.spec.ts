import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { builtFiles } from '../../src/plugins/builtFiles';
import { expect, test } from '../support/nginx';
import { buildDir } from '../support/site';

const script = builtFiles(buildDir).find((file) => file.startsWith('assets/js/main.')) ?? '';

const decompress = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  '': (bytes: Buffer) => bytes,
} as const;

test('a file is sent in the best encoding that the client accepts', async ({ get }) => {
  for (const [file, target] of [
    ['home.html', '/home'],
    [script, `/${script}`],
    ['404.html', '/nowhere'],
  ] as const) {
    const content = fs.readFileSync(path.join(buildDir, file));
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0, br;q=0', ''],
      ['', ''],
    ] as const) {
      const { headers, body } = await get(target, { headers: { 'Accept-Encoding': accepted } });
      expect(headers['content-encoding'] ?? '', `${file}, ${accepted}`).toBe(encoding);
      expect(headers.vary, accepted).toBe('Accept-Encoding');
      expect(decompress[encoding](body).equals(content), accepted).toBe(true);
    }
  }
});
