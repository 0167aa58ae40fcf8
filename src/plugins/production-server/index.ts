import fs from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { LoadContext, Plugin } from '@docusaurus/types';
import handler from 'serve-handler';
import { tidyAddress } from './tidyAddress';

/** What the endings of files alone do not tell every browser: that these are text to show, in UTF-8. */
const contentTypes = [
  { files: '**/*.md', type: 'text/markdown; charset=utf-8' },
  { files: '*.txt', type: 'text/plain; charset=utf-8' },
];

/**
 * Opens files for an answer, and closes them when it is over. The handler itself leaves a file open that it does not
 * send, because the browser has it already or went away: after some thousands of them nothing could be opened any more.
 */
function readingFor(response: ServerResponse): typeof fs.createReadStream {
  return (file, options) => {
    const stream = fs.createReadStream(file, options);
    const close = () => stream.destroy();
    stream.on('error', () => response.destroy());
    response.on('close', close);
    if (response.closed) {
      close();
    }
    return stream;
  };
}

/**
 * Serves a folder as the production host does: exact paths, 404 for the rest.
 * @param root the folder of the built site
 * @param port the port on this machine
 */
export function serveSite(root: string, port: number): void {
  const settings = {
    public: root,
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    etag: true,
    headers: contentTypes.map(({ files, type }) => ({
      source: files,
      headers: [{ key: 'Content-Type', value: type }],
    })),
  };
  createServer((request, response) => {
    const tidy = tidyAddress(request.url ?? '/');
    if (tidy) {
      response.writeHead(301, { Location: tidy }).end();
      return;
    }
    handler(request, response, settings, { createReadStream: readingFor(response) }).catch(
      (error: unknown) => {
        process.stderr.write(`${request.url} could not be answered: ${error}\n`);
        response.destroy();
      },
    );
  })
    .listen(port, () => {
      process.stdout.write(`Rookery Docs: http://localhost:${port}\n`);
    })
    .on('error', (error) => {
      process.stderr.write(`The site could not be served on port ${port}: ${error.message}\n`);
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
        .option('-d, --dir <dir>', 'folder of the built site', outDir)
        .action(({ port, dir }: { port: string; dir: string }) => serveSite(dir, Number(port)));
    },
  };
}
