import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test as base, expect } from '@playwright/test';
import { formatMapLine } from '../../src/plugins/finishBuild/nginxRedirects';
import type { Redirect } from '../../src/redirects/parseRedirects';
import { fromRoot } from '../../src/utils/files';
import { compressFile } from '../../tools/compress';
import { findFreePort, waitForPort } from '../../tools/testing/ports';
import { killOnExit } from '../../tools/testing/processes';
import { missingPackages, programOf, programsEnv } from '../../tools/testing/systemPackages';
import { createTempFolder } from '../../tools/testing/tempFolders';
import { buildDir, readBuilt } from './builtFiles';

/** Sends a request over HTTPS. Unlike `fetch`, doesn't normalize the URL. Rejects if there's no response. */
type Get = (
  target: string,
  options?: https.RequestOptions,
) => Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: Buffer }>;

const brotliPackage = 'libnginx-mod-http-brotli-static';

type Ports = Readonly<Record<'http' | 'https', number>>;

// The tests send thousands of requests, and handshakes are slow.
const agent = new https.Agent({ keepAlive: true });

const unusualPaths = `/Emoji_(custom) /a.b /x|y /a(b /a"b /$args /it's /C++ /100% /[a]{2} /a^b; /ä/b.html`;

/** Redirects with characters that need escapes in nginx's map. The tested nginx has them in addition to those of the build. */
export const unusualRedirects = [...unusualPaths.split(' '), '/Help:a&b', '/{x', '/für dich'].map(
  (from): Redirect => ({ from, to: '/faq#$ü' }),
);

/** Returns deploy/nginx.conf with another host name, and other ports and paths. */
function createConfiguration(folder: string, ports: Ports): string {
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const site = fs
    .readFileSync(fromRoot('deploy/nginx.conf'), 'utf8')
    .replaceAll(/listen \[::\].*;/g, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll(/\/etc\/letsencrypt\S*\/(\w+\.pem)/g, `${folder}/$1`)
    .replaceAll('docs.rookery.example', 'localhost')
    .replace('/srv/rookery-docs/current/_redirects.conf', `${folder}/redirects.conf`)
    .replaceAll(/\/srv\/rookery-docs\/current(\S*);/g, `${folder}/site$1;`);
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    load_module ${programOf(brotliPackage)};
    events {}
    http {
      access_log off;
      ${temporaryPaths}
      ${site}
    }`;
}

/** The packages that nginx needs here and that aren't installed. */
export const missingForNginx = missingPackages(['nginx', brotliPackage, 'openssl']);

/** A test of the built site on nginx. Each worker starts one nginx. */
export const test = base.extend<{ get: Get }, { ports: Ports }>({
  ports: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
    async ({}, use) => {
      const ports = { http: await findFreePort(), https: await findFreePort() };
      const folder = createTempFolder();
      const site = path.join(folder, 'site');
      fs.mkdirSync(site);
      for (const name of fs.readdirSync(buildDir)) {
        fs.symlinkSync(path.join(buildDir, name), path.join(site, name));
      }
      // The tests of compression need only this page. A deploy compresses all files.
      compressFile(path.join(site, 'home.html'));
      fs.writeFileSync(path.join(folder, 'nginx.conf'), createConfiguration(folder, ports));
      const lines = unusualRedirects.map(formatMapLine).join('');
      fs.writeFileSync(path.join(folder, 'redirects.conf'), readBuilt('_redirects.conf') + lines);
      const certificate = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost';
      const files = '-keyout privkey.pem -out fullchain.pem';
      execFileSync('openssl', `${certificate} ${files}`.split(' '), { cwd: folder, stdio: 'ignore' });
      const options = ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'];
      const nginx = killOnExit(spawn('nginx', options, { env: programsEnv, stdio: 'inherit' }));
      await waitForPort(nginx, ports.https);
      await use(ports);
      nginx.kill();
      await once(nginx, 'exit');
    },
    { scope: 'worker' },
  ],
  get: ({ ports }, use) =>
    use(async (target, options) => {
      const to = { path: target, host: '127.0.0.1', port: ports.https, servername: 'localhost' };
      const request = https.request({ ...to, rejectUnauthorized: false, agent, ...options });
      request.setHeader('Host', 'localhost').end();
      const response: http.IncomingMessage = (await once(request, 'response'))[0];
      return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
    }),
});

export { expect };
