import { expect, test, vi } from 'vitest';
import { readIndex } from './indexLoader';

test('an index whose connection breaks off yields the lines until then, and counts as unreachable', async () => {
  vi.stubGlobal('document', { querySelector: () => null });
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[\n{"of":"pages"},\n{"of')),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  vi.stubGlobal('fetch', async () => new Response(body));
  const lines = readIndex(false, new AbortController().signal);
  expect((await lines.next()).value).toBe('{"of":"pages"}');
  await expect(lines.next()).rejects.toMatchObject({ fault: { why: 'unreachable' } });
  vi.unstubAllGlobals();
});
