import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { serveSite } from './serveSite';

const openFiles = '/proc/self/fd';

/** Requests a page the way browsers do, over connections that stay open, and leaves early if told to. */
function request(
  target: http.RequestOptions,
  { leavesEarly = false } = {},
): Promise<http.IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    http
      .get(target, (response) => {
        if (leavesEarly) {
          response.destroy();
        } else {
          response.resume();
        }
        response.on('close', () => resolve(response));
      })
      .on('error', (error) => (leavesEarly ? resolve(undefined) : reject(error)));
  });
}

// Linux lists the files that a process has open.
test.skipIf(!fs.existsSync(openFiles))(
  'closes the files of readers who have the page already, or leave early',
  async () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-serve-'));
    fs.writeFileSync(path.join(root, 'page.html'), 'Text. '.repeat(200_000));
    const isOpen = (file: string) => {
      try {
        return fs.readlinkSync(path.join(openFiles, file)).startsWith(root);
      } catch {
        return false;
      }
    };
    const server = serveSite(root, { port: 0 });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
    try {
      await new Promise((resolve) => server.on('listening', resolve));
      const at = server.address();
      const target = { agent, port: typeof at === 'object' ? at?.port : undefined, path: '/page' };
      const etag = (await request(target))?.headers.etag;
      expect(etag).toBeDefined();
      for (let time = 0; time < 20; time++) {
        const again = await request({ ...target, headers: { 'If-None-Match': etag } });
        expect(again?.statusCode).toBe(304);
        await request(target, { leavesEarly: true });
      }
      await vi.waitFor(() => expect(fs.readdirSync(openFiles).filter(isOpen)).toEqual([]));
      expect((await request(target))?.statusCode).toBe(200);
    } finally {
      agent.destroy();
      server.close();
      fs.rmSync(root, { recursive: true });
    }
  },
);
