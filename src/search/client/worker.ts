import { SearchEngine } from '../engine/SearchEngine';
import type { FromWorker, ToWorker } from './engines';

// Runs in a worker, so that a page on a slow phone still scrolls while the index loads.
const engine = new SearchEngine();

function reply(message: FromWorker): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.do === 'add') {
      engine.add(data.line);
      reply({ id: data.id });
    } else {
      reply({ id: data.id, answer: engine.ask(data.query, data.limit) });
    }
  } catch (error) {
    reply({ id: data.id, error: String(error) });
  }
});

reply({ id: 0 });
