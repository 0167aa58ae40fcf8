import path from 'node:path';
import { messageOf } from './loadError';

// `npm run check`, `npm run fix`, and `npm run where` start here. A module that can't be loaded usually has a mistake in
// the facts, the sidebars, or the redirects, which the rules import.
const dir = path.join(__dirname, '../..');
const [command, ...args] = process.argv.slice(2);

async function start(): Promise<{ readonly status: number; readonly output: string }> {
  if (command === 'where') {
    const { placesOf } = await import('./where');
    const places = placesOf(args.join(' '), dir);
    const none = 'No page, fact, or component has these words in a row. Try a shorter part of the sentence.';
    return { status: places.length > 0 ? 0 : 1, output: `${places.join('\n') || none}\n` };
  }
  const { run } = await import('./run');
  return run(command, args, dir);
}

start()
  .then(({ status, output }) => {
    process.stdout.write(output);
    process.exitCode = status;
  })
  .catch((error: unknown) => {
    process.stderr.write(`${messageOf(error, dir)}\n`);
    process.exitCode = 2;
  });
