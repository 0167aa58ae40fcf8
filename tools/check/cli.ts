import path from 'node:path';
import { run } from './run';

/** `npm run check`, after the compiler has checked the facts. */
run(path.join(__dirname, '../..')).then(({ status, output }) => {
  process.stdout.write(output);
  process.exitCode = status;
});
