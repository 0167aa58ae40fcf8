import { spawn } from 'node:child_process';
import { expect, onTestFinished } from 'vitest';
import { fromRoot, readText } from '../../src/utils/files';
import { findFreePort, waitForPort } from '../../tools/testing/ports';
import { programsEnv } from '../../tools/testing/programs';
import { createTempFolder } from '../../tools/testing/tempFolders';
import { buildDir } from '../support/builtFiles';
import { testWith } from '../support/programs';

/** Starts nginx with `deploy/nginx.conf` and the built site, until the test ends. Returns its address. */
async function startNginx(): Promise<string> {
  const port = await findFreePort();
  const server = readText(fromRoot('deploy/nginx.conf'))
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('/srv/rookery-docs', buildDir);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const http = ['access_log off;', 'include /etc/nginx/mime.types;', ...paths, server].join('\n');
  const configuration = `${user} daemon off; pid nginx.pid; error_log stderr crit; events {} http { ${http} }`;
  const folder = createTempFolder({ 'nginx.conf': configuration });
  const options = ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'];
  const nginx = spawn('nginx', options, { env: programsEnv, stdio: 'inherit' });
  onTestFinished(() => {
    nginx.kill();
  });
  await waitForPort(nginx, port);
  return `http://127.0.0.1:${port}`;
}

testWith('nginx')('the example for nginx serves pages, redirects, and the not-found page', async () => {
  const address = await startNginx();
  const get = async (path: string) => {
    const { status, headers } = await fetch(address + path, { redirect: 'manual' });
    return { status, headers: Object.fromEntries(headers) };
  };
  for (const [path, status, location] of [
    ['/', 200],
    ['/home', 200],
    ['/account-features', 200],
    ['/SSO?a=1', 200],
    ['/home/?a=1', 301, '/home?a=1'],
    ['/%5Cexample.com/', 404],
    ['/nowhere', 404],
    ['/HOME', 404],
  ] as const) {
    const { status: actual, headers } = await get(path);
    expect([actual, headers.location], path).toEqual([status, location]);
    expect(headers, path).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    });
  }
  for (const path of ['/faq.md', '/openapi.yaml', '/sdk/rookery-embed.d.ts']) {
    expect((await get(path)).headers['content-type'], path).toBe('text/plain; charset=utf-8');
  }
  expect((await get('/home')).headers['cache-control']).toBe('no-cache');
});
