import { expect, test, vi } from 'vitest';
import { search } from './client';

test('closes the port of each answer, and after a failure, the next search starts another worker', async () => {
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
  startWorker.mockImplementationOnce(function start() {
    throw new Error('Blocked');
  });
  await expect(find()).rejects.toThrow('Blocked');
  expect(await find()).toBe('found');
  expect(close).toHaveBeenCalledOnce();
  postMessage.mockImplementationOnce(() => void worker.dispatchEvent(new Event('error')));
  await expect(find()).rejects.toBeDefined();
  expect(terminate).toHaveBeenCalledOnce();
  expect(await find()).toBe('found');
  expect(startWorker).toHaveBeenCalledTimes(3);
  expect(close).toHaveBeenCalledTimes(3);
  // The worker crashes while it's idle.
  worker.dispatchEvent(new Event('error'));
  await new Promise(setImmediate);
  expect(await find()).toBe('found');
  expect(startWorker).toHaveBeenCalledTimes(4);
  expect(terminate).toHaveBeenCalledTimes(2);
  worker.dispatchEvent(new Event('error'));
  await new Promise(setImmediate);
  // The worker crashes while the index loads.
  const early = find();
  worker.dispatchEvent(new Event('error'));
  await expect(early).rejects.toBeDefined();
  expect(terminate).toHaveBeenCalledTimes(4);
});
