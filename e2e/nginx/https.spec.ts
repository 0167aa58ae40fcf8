import fs from 'node:fs';
import path from 'node:path';
import { makeCertificate } from '../../tools/serve/certificate';
import { LocalNginx, nginxConfigurationOf } from '../../tools/serve/localNginx';
import { programs } from '../../tools/test/programs';
import { expect, test } from '../support/nginx';
import { folderWith, freePort, runProgram } from '../support/programs';
import { ask } from '../support/rawHttp';
import { buildDir } from '../support/site';

const needed = [programs.nginx, programs.openssl, programs.curl];
test.skip(!needed.every((program) => program.isInstalled()), 'nginx, openssl, or curl is missing');

const host = 'docs.rookery.example';
let nginx: LocalNginx;
let ports: { readonly http: number; readonly https: number };

test.beforeAll(async () => {
  const { cert, key } = makeCertificate(host);
  const folder = folderWith({ 'certificate.pem': cert, 'key.pem': key });
  ports = { http: await freePort(), https: await freePort() };
  const configuration = nginxConfigurationOf(buildDir);
  // What an operator changes in the file: ports, paths, and the certificate.
  const servers = fs
    .readFileSync(path.join(configuration, 'site.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll('/etc/nginx/rookery-docs', configuration)
    .replaceAll('/srv/rookery-docs', buildDir)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${folder}/certificate.pem;`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${folder}/key.pem;`);
  nginx = new LocalNginx(servers, ports.https);
  await nginx.start();
});
test.afterAll(() => nginx?.remove());

/** Requests a page's headers over HTTPS, with a name for the TLS handshake. */
function head(serverName: string, ...options: readonly string[]): Promise<string> {
  const address = `${serverName}:${ports.https}`;
  const there = ['--connect-to', `${address}:127.0.0.1:${ports.https}`];
  return runProgram(
    ['curl', '-sS', '--insecure', '--head', ...there, ...options, `https://${address}/home`],
    { folder: buildDir },
  );
}

test('over HTTPS, browsers are told to keep using it', async () => {
  const headers = await head(host);
  expect(headers).toMatch(/^HTTP\/2 200/);
  expect(headers).toMatch(/^strict-transport-security: max-age=\d{8,}; includeSubDomains\r?$/m);
  expect(headers).toMatch(/^content-security-policy: /m);
});

test('plain HTTP redirects to HTTPS and keeps the query', async () => {
  const { status, headers } = await ask(ports.http, '/SSO?a=1', { headers: { Host: host } });
  expect([status, headers.location]).toEqual([301, `https://${host}/SSO?a=1`]);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('requests for an unknown host get no response', async () => {
  for (const unknown of ['elsewhere.example', `${host}.elsewhere.example`, '127.0.0.1']) {
    await expect(ask(ports.http, '/home', { headers: { Host: unknown } })).rejects.toThrow('socket hang up');
  }
  await expect(head('elsewhere.example')).rejects.toThrow(/unrecognized name|handshake/);
  // The right name in the handshake, and another one in the request.
  await expect(head(host, '--header', 'Host: elsewhere.example')).rejects.toThrow(/curl/);
});
