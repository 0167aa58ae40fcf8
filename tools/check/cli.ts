import { run as check } from './check';
import { run as fix } from './fix';

// `npm run check` and `npm run fix` start here. The commands are modules of their own so that tests can import them.
const [command, ...args] = process.argv.slice(2);
(command === 'fix' ? fix : check)(args);
