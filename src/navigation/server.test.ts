import { afterEach, expect, test, vi } from 'vitest';
import { waitForServer } from './server';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a connection that returns while a request fails is noticed at once', async () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { location: { origin: 'https://example.com' } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  let fail: () => void = () => undefined;
  const fetches = vi
    .fn<() => Promise<{ status: number }>>()
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    .mockResolvedValue({ status: 200 });
  vi.stubGlobal('fetch', fetches);
  const status = waitForServer('/polls', new AbortController().signal, () => undefined);
  page.dispatchEvent(new Event('online'));
  fail();
  expect(await status).toBe(200);
});
