import http from 'node:http';
import https from 'node:https';
import { expect, send, test } from '../support/nginx';

test('plain HTTP redirects to HTTPS and keeps the query', async ({ nginx }) => {
  const options = { port: nginx.ports.http, path: '/SSO?a=1', headers: { Host: 'localhost' } };
  const { status, headers } = await send(http, options);
  expect([status, headers.location]).toEqual([301, 'https://localhost/SSO?a=1']);
  expect(headers['x-frame-options']).toBe('DENY');
  // Over plain HTTP, browsers ignore it.
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('requests for an unknown host get no response', async ({ nginx }) => {
  for (const Host of ['elsewhere.example', 'localhost.elsewhere.example', '127.0.0.1']) {
    const headers = { Host };
    await expect(send(http, { port: nginx.ports.http, headers })).rejects.toThrow('socket hang up');
    const secure = { port: nginx.ports.https, headers };
    await expect(send(https, { ...secure, servername: 'elsewhere.example' })).rejects.toThrow(
      'unrecognized name',
    );
    // The right name in the handshake, and another one in the request.
    await expect(send(https, secure)).rejects.toThrow('socket hang up');
  }
});
