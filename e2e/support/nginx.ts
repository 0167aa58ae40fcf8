import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fromRoot } from '../../src/utils/files';
import { createTempFolder, writeFiles } from '../../src/utils/tempFolders';
import { compressFile } from '../../tools/compress';
import { findFreePort, waitForPort } from '../../tools/testing/ports';
import { brotliModule, missingPrograms, programsEnv } from '../../tools/testing/programs';
import { buildDir } from './builtFiles';
import { testWith } from './programs';

const port = await findFreePort();
export const httpPort = await findFreePort();

/** Returns deploy/nginx.conf with other ports and paths. */
function createConfiguration(folder: string): string {
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const site = fs
    .readFileSync(fromRoot('deploy/nginx.conf'), 'utf8')
    .replace('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll(/\/etc\/letsencrypt\S*\/(\w+\.pem)/g, `${folder}/$1`)
    .replaceAll('/srv/rookery-docs/current', `${folder}/site`);
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
  // The test of compression needs only this page. A release compresses all files.
  compressFile(path.join(site, 'home.html'));
  writeFiles(folder, { 'nginx.conf': createConfiguration(folder) });
  const certificate = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost';
  const files = '-keyout privkey.pem -out fullchain.pem';
  execFileSync('openssl', `${certificate} ${files}`.split(' '), { cwd: folder, stdio: 'ignore' });
  const options = ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'];
  const nginx = spawn('nginx', options, { env: programsEnv, stdio: 'inherit' });
  process.on('exit', () => nginx.kill());
  await waitForPort(nginx, port);
}

const needs = ['nginx', 'openssl', brotliModule] as const;
if (missingPrograms(needs).length === 0) await startNginx();

/** `test`, or `test.skip` if nginx, or what it needs here, isn't installed. */
export const testOnNginx = testWith(...needs);

/** Sends a request to nginx. Unlike `fetch`, doesn't normalize the URL. */
export async function get(target: string, headers: Readonly<Record<string, string>> = {}) {
  const to = { path: target, host: '127.0.0.1', port, headers, rejectUnauthorized: false };
  const response: IncomingMessage = (await once(https.request(to).end(), 'response'))[0];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
