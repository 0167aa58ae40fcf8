import path from 'node:path';
import { run } from './run';
import { where } from './where';

// `npm run check` and `npm run where` start here.
const dir = path.join(__dirname, '../..');
const [command, ...args] = process.argv.slice(2);
const { status, output } = command === 'where' ? where(args.join(' '), dir) : run(args, dir);
process.stdout.write(output);
process.exitCode = status;
