import http from 'node:http';
import { expect, test } from '@playwright/test';
import { freePort, type Program, startProgram } from './support/programs';
import { siteDir } from './support/site';

// The server for previews, by itself.

/** How many files it may have open at once, and how often it is asked: far more often. */
const [openFiles, times] = [512, 1500];

const route = '/chat-features/moderation';

/** Asks for a page the way browsers do, over lines that stay open; `leave` goes away without the answer. */
function ask(
  agent: http.Agent,
  address: string,
  { headers = {}, leave = false }: { headers?: http.OutgoingHttpHeaders; leave?: boolean } = {},
): Promise<http.IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { agent, headers }, (response) => {
      if (leave) {
        response.destroy();
      } else {
        response.resume();
      }
      response.on('close', () => resolve(response));
    });
    request.on('error', (error) => (leave ? resolve(undefined) : reject(error)));
  });
}

test('goes on for any number of readers who have the page already, or go away', async () => {
  const port = await freePort();
  const command = `ulimit -n ${openFiles} && exec node node_modules/@docusaurus/core/bin/docusaurus.mjs serve-site --port ${port}`;
  const server: Program = await startProgram(['sh', '-c', command], port, { folder: siteDir });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  try {
    const address = server.address + route;
    const etag = (await ask(agent, address))?.headers.etag ?? '';
    const again = await Promise.all(
      Array.from({ length: times }, () => ask(agent, address, { headers: { 'If-None-Match': etag } })),
    );
    expect(new Set(again.map((response) => response?.statusCode))).toEqual(new Set([304]));
    await Promise.all(Array.from({ length: times }, () => ask(agent, address, { leave: true })));
    expect((await ask(agent, address))?.statusCode).toBe(200);
    expect(server.output()).not.toContain('could not be answered');
  } finally {
    agent.destroy();
    server.stop();
  }
});
