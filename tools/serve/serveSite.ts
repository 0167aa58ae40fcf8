import fs from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { mediaTypeOf } from '../../src/plugins/hosting/mediaTypes';

/** Paths that the site can have. No segment is empty, `.`, or `..`, so none leads to another host or out of the folder. */
const plainPath = /^\/(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/(?!\.{0,2}(?:\/|$))[\w.~-]+)*\/?)?$/;

/** Returns the file behind a path as hosts do: itself, a page without its `.html`, or a folder's first page. */
export function servedFile(file: string): string | undefined {
  return [file, `${file}.html`, path.join(file, 'index.html')].find((place) =>
    fs.statSync(place, { throwIfNoEntry: false })?.isFile(),
  );
}

/** Responds the way the production host does: exact paths, and 404 for the rest. */
function respond(root: string, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  const [, pathname = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(url) ?? [];
  const isPlain = plainPath.test(pathname);
  const exact = pathname.replace(/(?:\/index)?\.html$|\/$/, '') || '/';
  if (isPlain && exact !== pathname) {
    response.writeHead(301, { Location: exact + query }).end();
    return;
  }
  const found = isPlain ? servedFile(root + pathname) : undefined;
  const file = found ?? path.join(root, '404.html');
  response.writeHead(found ? 200 : 404, { 'Content-Type': mediaTypeOf(file) }).end(fs.readFileSync(file));
}

/**
 * Serves a folder on this machine.
 * @param root the folder of the built site
 * @param host the address to listen on; without it, only this machine can connect
 */
export function serveSite(root: string, port: number, host = '127.0.0.1'): Server {
  return createServer((request, response) => respond(root, request, response)).listen(port, host);
}
