import path from 'node:path';
import { runCheck } from './run';

/** `npm run check`, after the compiler has checked the facts. */
runCheck(path.join(__dirname, '../..')).then(({ status, output }) => {
  process.stdout.write(output);
  process.exitCode = status;
});
