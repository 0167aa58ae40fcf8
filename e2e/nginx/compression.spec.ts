import { expect, test } from '../support/nginx';

test('a text is sent in the best encoding that the client accepts', async ({ get }) => {
  for (const target of ['/home', '/nowhere']) {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['gzip;q=0, br;q=0', undefined],
    ] as const) {
      const { headers } = await get(target, { headers: { 'Accept-Encoding': accepted } });
      expect(headers['content-encoding'], `${target}, ${accepted}`).toBe(encoding);
      expect(headers.vary, accepted).toBe('Accept-Encoding');
    }
  }
});
