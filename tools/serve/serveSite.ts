import fs from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';

/** Media types that browsers can't tell from the file extension. */
const contentTypes = [
  { files: '**/*.md', type: 'text/markdown; charset=utf-8' },
  { files: '*.txt', type: 'text/plain; charset=utf-8' },
];

/**
 * Returns the exact URL behind one that ends in `.html`, `/index.html`, or `/`, with its query; undefined for an exact
 * one. Only plain path characters are accepted, so that no URL can lead to another host.
 * @param address path and query as in a request line
 */
export function exactAddress(address: string): string | undefined {
  const [, pathname = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(address) ?? [];
  if (!/^(?:\/[\w.-]+)+\/?$/.test(pathname)) {
    return undefined;
  }
  const exact = pathname.replace(/(?:\/index)?\.html$|\/$/, '') || '/';
  return exact === pathname ? undefined : exact + query;
}

/** Whether a path has several slashes in a row. The handler would redirect those, and this site has no such pages. */
function hasEmptyStep(address: string): boolean {
  return /^[^?]*\/\//.test(address);
}

/**
 * Opens files for a response, and closes them when it's over. The handler leaves a file open that it doesn't send because
 * the browser has it already or went away; after some thousands of those, no file could be opened.
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

/** Where the site is served. */
export interface ServePlace {
  readonly port: number;
  /** The address to listen on. Without it, only this machine can connect. */
  readonly host?: string | undefined;
}

/**
 * Serves a folder the way the production host does: exact paths, and 404 for the rest.
 * @param root the folder of the built site
 */
export function serveSite(root: string, { port, host = '127.0.0.1' }: ServePlace): Server {
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
  return createServer((request, response) => {
    const address = request.url ?? '/';
    const exact = exactAddress(address);
    if (exact) {
      response.writeHead(301, { Location: exact }).end();
      return;
    }
    if (hasEmptyStep(address)) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      readingFor(response)(path.join(root, '404.html')).pipe(response);
      return;
    }
    handler(request, response, settings, { createReadStream: readingFor(response) }).catch(
      (error: unknown) => {
        process.stderr.write(`${request.url} could not be answered: ${error}\n`);
        response.destroy();
      },
    );
  }).listen(port, host);
}
