import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseJwk } from './keys';

const asJwk = (key: KeyObject) => key.export({ format: 'jwk' });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
const key = asJwk(ec.publicKey);

test.each<readonly [problem: string, jwk: object, algorithm: 'RS256' | 'ES256', kid: string, says: string]>([
  ['a short RSA key', asJwk(rsa.publicKey), 'RS256', '', '1024 bits'],
  ['a private key', asJwk(ec.privateKey), 'ES256', '', 'private key'],
  ['another type of key', key, 'RS256', '', '`kty` must be `RSA`'],
  ['another curve', { ...key, crv: 'P-384' }, 'ES256', '', '`crv`'],
  ['half a point', { ...key, y: undefined }, 'ES256', '', '`y` is missing'],
  ['a point with a short coordinate', { ...key, x: 'AAAA' }, 'ES256', '', '`x` is 3 bytes long'],
  ['an empty list', { keys: [] }, 'ES256', '', 'is empty'],
  ['a list without the key', { keys: [key, key] }, 'ES256', 'b', 'matches none of them'],
  ['a key with another id', { ...key, kid: 'a' }, 'ES256', 'b', '`kid`'],
])('refuses %s', (_, jwk, algorithm, kid, says) => {
  expect(parseJwk(JSON.stringify(jwk), algorithm, kid || undefined)).toEqual(
    expect.objectContaining({ fault: expect.stringContaining(says) }),
  );
});

test('finds a key in a list by its id', () => {
  const keys = [
    { ...key, kid: 'a' },
    { ...key, kid: 'b' },
  ];
  expect(parseJwk(JSON.stringify({ keys }), 'ES256', 'b')).toHaveProperty('value.kty', 'EC');
});
