import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveSite } from './serveSite';

// `npm run serve`: serves the built site until it's stopped. `docusaurus serve` loses the query of a URL that it redirects.

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
const port = Number(values.port);

serveSite(path.resolve('build'), port)
  .on('listening', () => {
    process.stdout.write(`Rookery Docs: http://localhost:${port}\n`);
  })
  .on('error', (error) => {
    process.stderr.write(`The site could not be served on port ${port}: ${error.message}\n`);
    process.exit(1);
  });
