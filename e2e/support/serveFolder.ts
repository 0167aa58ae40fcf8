import http from 'node:http';
import type { AddressInfo } from 'node:net';
import handler from 'serve-handler';

/** Serves a built site on a free port of this machine until it is closed. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const server = http.createServer((request, response) => {
    void handler(request, response, { public: folder, cleanUrls: true, trailingSlash: false });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
