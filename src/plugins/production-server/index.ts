import type { LoadContext, Plugin } from '@docusaurus/types';
import { type ServePlace, serveSite } from './serveSite';

const everyInterface = '0.0.0.0';

/** The values of the command's options. */
interface Options {
  readonly port: string;
  readonly dir: string;
  /** An address, or `true` for every network interface. */
  readonly host?: string | true;
}

/** Serves the site until it's stopped, and says where. */
function serveUntilStopped(dir: string, place: ServePlace): void {
  const others = place.host ? ` (listening on ${place.host})` : '';
  serveSite(dir, place)
    .on('listening', () => {
      process.stdout.write(`Rookery Docs: http://localhost:${place.port}${others}\n`);
    })
    .on('error', (error) => {
      process.stderr.write(`The site could not be served on port ${place.port}: ${error.message}\n`);
      process.exit(1);
    });
}

/** Adds the command `docusaurus serve-site`, because `docusaurus serve` loses the query of an address it tidies. */
export default function productionServer({ outDir }: LoadContext): Plugin {
  return {
    name: 'rookery-production-server',
    extendCli(cli) {
      cli
        .command('serve-site')
        .description('Serve the built site as the production host does.')
        .option('-p, --port <port>', 'port', '3000')
        .option('--host [host]', 'listen for other machines too, on this address or on all')
        .option('-d, --dir <dir>', 'folder of the built site', outDir)
        .action(({ port, host, dir }: Options) =>
          serveUntilStopped(dir, { port: Number(port), host: host === true ? everyInterface : host }),
        );
    },
  };
}
