import path from 'node:path';
import { run } from './run';
import { where } from './where';

// `npm run check`, `npm run fix`, and `npm run where` start here.
const dir = path.join(__dirname, '../..');
const [command, ...args] = process.argv.slice(2);
const { status, output } = command === 'where' ? where(args.join(' '), dir) : run(command, args, dir);
process.stdout.write(output);
process.exitCode = status;
