import { expect, test, vi } from 'vitest';
import { search } from './client';

test('closes the port of each answer, and starts another worker after one that died while it was idle', async () => {
  const terminate = vi.fn();
  const postMessage = vi.fn((_: unknown, [port]: MessagePort[] = []) => port?.postMessage('found'));
  const worker = Object.assign(new EventTarget(), { terminate, postMessage });
  const startWorker = vi.fn(function start() {
    return worker;
  });
  vi.stubGlobal('Worker', startWorker);
  vi.stubGlobal('fetch', async () => new Response('[]'));
  const close = vi.spyOn(MessagePort.prototype, 'close');
  const find = () => search('/search-index.json', { mode: 'suggest', query: 'owl' });
  expect(await find()).toBe('found');
  expect(close).toHaveBeenCalledOnce();
  worker.dispatchEvent(new Event('error'));
  await new Promise(setImmediate);
  expect(await find()).toBe('found');
  expect(startWorker).toHaveBeenCalledTimes(2);
  expect(terminate).toHaveBeenCalledOnce();
});
