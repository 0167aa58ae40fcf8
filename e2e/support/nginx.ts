import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { folderWith } from '../../tools/testFolders';
import { brotliModule } from '../../tools/testPrograms';
import { test as silentTest } from './page';
import { freePort, listens } from './ports';
import { buildDir, siteDir } from './site';

/** A response as it was sent. */
export interface RawResponse {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request over HTTPS exactly as it's written, which `fetch` would not, and returns the response. */
type Get = (target: string, options?: https.RequestOptions) => Promise<RawResponse>;

interface Nginx {
  readonly ports: { readonly http: number; readonly https: number };
  stop(): Promise<void>;
}

/** Starts nginx with the site's configuration, in which only the name, the ports, and the paths differ. */
async function startNginx(): Promise<Nginx> {
  const folder = folderWith();
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const options = '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const ports = { http: await freePort(), https: await freePort() };
  const site = fs
    .readFileSync(path.join(siteDir, 'src/plugins/hosting/nginx.conf'), 'utf8')
    .replaceAll(/listen \[::\].*;/g, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
    .replaceAll('docs.rookery.example', 'localhost')
    .replaceAll('/srv/rookery-docs/current', buildDir);
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const configuration = `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    load_module ${brotliModule};
    events {}
    http {
      access_log off;
      ${temporaryPaths}
      ${site}
    }`;
  fs.writeFileSync(path.join(folder, 'nginx.conf'), configuration);
  // Debian installs it where only root looks for programs by default.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], { env, stdio: 'inherit' });
  const ended = once(child, 'exit');
  while (!(await listens(ports.https))) {
    if (child.exitCode !== null) {
      throw new Error('nginx did not start. Its message is above.');
    }
    await wait(20);
  }
  return {
    ports,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** Sends a request to this machine. Rejects if there's no response, or if the connection breaks before its end. */
export function send(
  client: typeof http | typeof https,
  options: https.RequestOptions,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = client.request(
      { host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false, agent: false, ...options },
      (response) => {
        const { statusCode: status, headers } = response;
        buffer(response).then((body) => resolve({ status, headers, body }), reject);
      },
    );
    request.on('error', reject).end();
  });
}

/** A test with the built site on nginx: one per worker, which is also where its pages are opened. */
export const test = silentTest.extend<{ get: Get }, { nginx: Nginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
    async ({}, use) => {
      const nginx = await startNginx();
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ nginx }, use) => use(`https://localhost:${nginx.ports.https}`),
  // The certificate is this test's own.
  ignoreHTTPSErrors: true,
  get: ({ nginx }, use) =>
    use((path, { headers, ...options } = {}) =>
      send(https, { path, port: nginx.ports.https, headers: { Host: 'localhost', ...headers }, ...options }),
    ),
});

export { expect } from './page';
