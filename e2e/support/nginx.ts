import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test } from 'vitest';
import { formatMapLine } from '../../src/plugins/finishBuild/nginxRedirects';
import type { Redirect } from '../../src/redirects/parseRedirects';
import { fromRoot } from '../../src/utils/files';
import { compressFile } from '../../tools/compress';
import { findFreePort, waitForPort } from '../../tools/testing/ports';
import { brotliModule, missingPrograms, programsEnv } from '../../tools/testing/programs';
import { createTempFolder, writeFiles } from '../../tools/testing/tempFolders';
import { buildDir, readBuilt } from './builtFiles';

export const ports = { http: await findFreePort(), https: await findFreePort() };

const unusualPaths = `/Emoji_(custom) /a.b /x|y /a(b /a"b /$args /it's /C++ /100% /[a]{2} /a^b; /ä/b.html`;

/** Redirects with characters that need escapes in nginx's map. The tested nginx has them in addition to those of the build. */
export const unusualRedirects = [...unusualPaths.split(' '), '/Help:a&b', '/{x', '/für dich'].map(
  (from): Redirect => ({ from, to: '/faq#$ü' }),
);

/** Returns deploy/nginx.conf with another host name, and other ports and paths. */
function createConfiguration(folder: string): string {
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
    # Not in the folder, which is removed before nginx removes this file.
    pid ${folder}.pid;
    error_log stderr crit;
    load_module ${brotliModule};
    events {}
    http {
      access_log off;
      ${temporaryPaths}
      ${site}
    }`;
}

/** Starts nginx with the built site, until this process ends. */
async function startNginx(): Promise<void> {
  const folder = createTempFolder();
  const site = path.join(folder, 'site');
  fs.mkdirSync(site);
  for (const name of fs.readdirSync(buildDir)) {
    fs.symlinkSync(path.join(buildDir, name), path.join(site, name));
  }
  // The tests of compression need only this page. A deploy compresses all files.
  compressFile(path.join(site, 'home.html'));
  const lines = unusualRedirects.map(formatMapLine).join('');
  writeFiles(folder, {
    'nginx.conf': createConfiguration(folder),
    'redirects.conf': readBuilt('_redirects.conf') + lines,
  });
  const certificate = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost';
  const files = '-keyout privkey.pem -out fullchain.pem';
  execFileSync('openssl', `${certificate} ${files}`.split(' '), { cwd: folder, stdio: 'ignore' });
  const options = ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'];
  const nginx = spawn('nginx', options, { env: programsEnv, stdio: 'inherit' });
  process.on('exit', () => nginx.kill());
  await waitForPort(nginx, ports.https);
}

const canStart = missingPrograms(['nginx', 'openssl', brotliModule]).length === 0;
// Test files that run in the same process share one nginx.
if (canStart) await startNginx();

/** `test`, or `test.skip` if nginx, or what it needs here, isn't installed. */
export const testOnNginx = test.skipIf(!canStart);

/** Sends a request to nginx over HTTPS. Unlike `fetch`, doesn't normalize the URL. Rejects if there's no response. */
export async function get(target: string, options?: https.RequestOptions) {
  const to = { path: target, host: '127.0.0.1', port: ports.https, servername: 'localhost' };
  const request = https.request({ ...to, rejectUnauthorized: false, ...options });
  request.setHeader('Host', 'localhost').end();
  const response: IncomingMessage = (await once(request, 'response'))[0];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
