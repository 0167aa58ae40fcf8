import fs from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { folderWith, freePort, runProgram } from './programs';

/** A request that the server received. */
interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on another host, to which readers' feedback goes. Its certificate is its own, so a browser has to ignore it. */
export class FeedbackServer {
  /** The status of its next responses. */
  status = 204;
  /** What it received so far. */
  received: Received[] = [];
  readonly url: string;
  readonly #server: https.Server;

  private constructor(port: number, cert: Buffer, key: Buffer) {
    this.url = `https://localhost:${port}`;
    this.#server = https.createServer({ cert, key }, async (request, response) => {
      let body = '';
      for await (const part of request) {
        body += part;
      }
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      this.received.push({ method: request.method, headers: request.headers, body });
      response.writeHead(this.status).end();
    });
    this.#server.listen(port);
  }

  static async start(): Promise<FeedbackServer> {
    const folder = folderWith({});
    const [cert, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    await runProgram(
      ['openssl', 'req', '-x509', ...curve, '-subj', '/CN=localhost', '-out', cert, '-keyout', key],
      { folder },
    );
    return new FeedbackServer(await freePort(), fs.readFileSync(cert), fs.readFileSync(key));
  }

  close(): void {
    this.#server.close();
  }
}
