import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveSite } from './serveSite';

// `npm run serve`: serves the built site until it's stopped. `docusaurus serve` loses the query of a URL that it redirects.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', short: 'p', default: '3000' },
    dir: { type: 'string', short: 'd', default: 'build' },
    // An address can follow; without one, every network interface is meant.
    host: { type: 'boolean', default: false },
  },
});
const host = values.host ? (positionals[0] ?? '0.0.0.0') : undefined;
const port = Number(values.port);

serveSite(path.resolve(values.dir), port, host)
  .on('listening', () => {
    process.stdout.write(`Rookery Docs: http://localhost:${port}${host ? ` (listening on ${host})` : ''}\n`);
  })
  .on('error', (error) => {
    process.stderr.write(`The site could not be served on port ${port}: ${error.message}\n`);
    process.exit(1);
  });
