import { expect, onTestFinished, test, vi } from 'vitest';
import { search } from './client';

test('closes the port of each answer, and starts another worker after one that died while it was idle', async () => {
  const workers: EventTarget[] = [];
  class FakeWorker extends EventTarget {
    constructor() {
      super();
      workers.push(this);
    }
    terminate() {}
    postMessage(_: unknown, [port]: MessagePort[] = []) {
      port?.postMessage('found');
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async () => new Response('[]'));
  const close = vi.spyOn(MessagePort.prototype, 'close');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    close.mockRestore();
  });
  const find = () => search('/search-index.json', { mode: 'suggest', query: 'owl' });
  expect(await find()).toBe('found');
  expect(close).toHaveBeenCalledOnce();
  workers[0]?.dispatchEvent(new Event('error'));
  await new Promise(setImmediate);
  expect(await find()).toBe('found');
  expect(workers).toHaveLength(2);
});
