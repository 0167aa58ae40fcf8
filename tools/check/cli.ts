import path from 'node:path';
import { runCheck } from './run';

const root = path.join(__dirname, '../..');
const names = process.argv
  .slice(2)
  .map((name) => path.relative(root, path.resolve(name)).split(path.sep).join('/'));

/** `npm run check`, after the compiler has checked the facts. With names of files, it checks only those. */
runCheck(root, names).then(({ status, output }) => {
  process.stdout.write(output);
  process.exitCode = status;
});
