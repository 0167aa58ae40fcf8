import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkToken } from './checkToken';
import type { TokenInput } from './types';

type Json = Readonly<Record<string, unknown>>;

const now = 1_759_320_000;
const key = 'a secret for tests with more than 32 bytes';
const issuer = 'harbor-radio';
const claims = { iss: issuer, aud: 'rookery', sub: '1', name: 'Jörg', jti: 'a', iat: now, exp: now + 120 };
const encode = (value: Json, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(JSON.stringify(value), encoding).toString('base64url');

/** Encodes a header and claims, including the wrong ones that libraries refuse. */
const encodeAll = (header: Json, changes: Json = {}) =>
  `${encode(header)}.${encode({ ...claims, ...changes })}`;

const hmac = (text: string, format: 'hex' | 'base64url' = 'base64url', secret = key) =>
  `${text}.${createHmac('sha256', secret).update(text).digest(format)}`;

const withClaims = (changes: Json) => hmac(encodeAll({ alg: 'HS256' }, changes));

async function check(token: string, changes: Partial<TokenInput> = {}): Promise<string> {
  const report = await checkToken({ token, algorithm: 'HS256', key, issuer, ...changes }, now);
  return [report.summary, ...report.problems.map(({ message }) => message)].join(' ');
}

const text = encodeAll({ alg: 'HS256' });
const valid = hmac(text);
const expired = withClaims({ iat: now - 300, exp: now - 61 });
const hex = hmac(text, 'hex');
const latin1 = `${encode({ alg: 'HS256' })}.${encode(claims, 'latin1')}`;
const none = encodeAll({ alg: 'none' });
const ranks = Object.fromEntries(Array.from({ length: 101 }, (_, chat) => [chat, 'member']));

test.each<[problem: string, token: string, explanation: string, changes?: Partial<TokenInput>]>([
  ['nothing', ' ', 'Correct the form first. Paste a token.'],
  ['a space inside', valid.replace('.', ' .'), 'sso_signature. Character 21 is a line break or space,'],
  ['an emoji inside', valid.replace('.', '🦉.'), 'sso_signature. Character 21 is U+1F989.'],
  ['padding', `${valid}=`, `Character ${valid.length + 1} is =.`],
  ['two parts', text, 'The text has 2 parts.'],
  ['a truncated part', `${text}.AAAAA`, 'A part of the token is cut off.'],
  ['claims that are not UTF-8', hmac(latin1), "sso_signature. The claims aren't UTF-8."],
  ['claims that are not JSON', 'e30.AAAA.AAAA', 'Failed to parse the decoded payload as JSON'],
  ['an empty signature', `${text}.`, 'The signature is empty.'],
  ['a signature in hex', hex, 'sso_signature. The signature is in hex.'],
  ['base64url of hex', `${text}.${Buffer.from(hex.slice(-64)).toString('base64url')}`, 'in hex'],
  ['RS256 in hex', `${encodeAll({ alg: 'RS256' })}.${'0a'.repeat(256)}`, 'in hex', { algorithm: 'RS256' }],
  ['the algorithm none', hmac(none), 'isn\'t signed, because "alg" is "none"'],
  ['none without a signature', `${none}.`, 'isn\'t signed, because "alg" is "none"'],
  ['another algorithm', valid, '"alg" is "HS256", but ES256 is chosen.', { algorithm: 'ES256' }],
  ['another secret', hmac(text, 'base64url', 'other'), "The signature doesn't match this key."],
  ['a short secret', hmac(text, 'base64url', 'x'), 'The secret has 1 byte, but it must', { key: 'x' }],
  ['a private key', expired, 'first. This is a private key.', { key: '-----BEGIN PRIVATE KEY-----' }],
  ['no key', valid, 'No errors so far. To check the signature', { key: '' }],
  ['a long token', withClaims({ name: 'x'.repeat(4000) }), 'sso_claim_missing. The token has'],
  ['no sub', withClaims({ sub: undefined }), 'sso_claim_missing. "sub" is missing.'],
  ['an empty name', withClaims({ name: '' }), '"name" is empty.'],
  ['a numeric sub', withClaims({ sub: 1 }), '"sub" must have the type "string".'],
  ['a long sub', withClaims({ sub: '🦉'.repeat(129) }), '"sub" must have 1–128 characters, but it has 129.'],
  ['a fractional exp', withClaims({ exp: now + 0.5 }), '"exp" must have the type "whole number".'],
  ['too many ranks', withClaims({ ranks }), '"ranks" must have up to 100 chats, but it has 101.'],
  ['another audience', withClaims({ aud: 'Rookery' }), 'sso_audience. "aud" is "Rookery", but it must be'],
  ['another issuer', withClaims({ iss: 'other' }), '"iss" is "other", but it must be "harbor-radio".'],
  [
    'an issuer with a URL',
    valid,
    'Correct the form first. An issuer is an',
    { issuer: 'https://harbor-radio' },
  ],
  ['an issuer in capitals', valid, 'Correct the form first. An issuer is an', { issuer: 'Harbor-Radio' }],
  ['an expired token', expired, 'expired on Wed, 01 Oct 2025'],
  ['a token from the future', withClaims({ iat: now + 61 }), '"iat" is 61 seconds in the future.'],
  ['a long life', withClaims({ exp: now + 301 }), 'sso_expired. "exp" must be up to 5 minutes after "iat"'],
  ['an exp at iat', withClaims({ exp: now }), '"exp" must be up to 5 minutes after "iat"'],
])('explains %s', async (_, token, explanation, changes) => {
  expect(await check(token, changes)).toContain(explanation);
});

test.each([
  `\`${valid}\``,
  `'Authorization: Bearer ${valid}';`,
  `{"token":"${valid}"}`,
  `https://rookery.example/sso/harbor-radio?token=${valid}&return_to=/`,
  withClaims({ iat: now - 360, exp: now - 60 }),
])('accepts the valid token in %s', async (token) => {
  expect(await check(token)).toContain('This token is valid');
});

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const withoutKid = publicKey.export({ format: 'jwk' });
const jwk = { ...withoutKid, kid: 'a' };
const es256 = (kid?: string, dsaEncoding: 'der' | 'ieee-p1363' = 'ieee-p1363') => {
  const signed = encodeAll({ alg: 'ES256', kid });
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding });
  return `${signed}.${signature.toString('base64url')}`;
};

test.each<[input: string, key: unknown, explanation: string, token?: string]>([
  ['a JWK', jwk, 'This token is valid'],
  ['a JWKS', { keys: [jwk] }, 'This token is valid'],
  ['a JWKS without a kid if the token has none', { keys: [withoutKid] }, 'This token is valid', es256()],
  ['a signature in DER', jwk, 'sso_signature. The signature is in DER.', es256('a', 'der')],
  ['a JWK without a kid', withoutKid, 'has the "kid" of the token\'s header, "a". A key has no'],
  ['a JWKS without a kid', { keys: [withoutKid] }, 'has the "kid" of the token\'s header, "a". A key has no'],
  ['a number as the kid', { keys: [{ ...jwk, kid: 1 }] }, 'no "kid", or one that isn\'t a string'],
  ['several keys', { keys: [jwk, withoutKid] }, 'header must have a "kid"', es256()],
  ['two keys with that kid', { keys: [jwk, jwk] }, 'multiple matching keys found'],
  ['a key of another use', { ...jwk, use: 'enc' }, "sso_signature. The signature can't be checked"],
  ['keys that are no list', { keys: {} }, 'Correct the form first. The signature'],
  ['a PEM', '-----BEGIN PUBLIC KEY-----', 'Correct the form first. This is a PEM.'],
  ['a certificate', '-----BEGIN CERTIFICATE-----', 'This is a certificate.'],
  ['a URL', 'https://www.harbor-radio.example/jwks.json', 'This is a URL.'],
  ['an answer of curl -i', 'HTTP/2 200\r\n\r\n{"keys":[]}', 'This is a response with its headers.'],
  ['a list of keys', [jwk], 'This is a list of keys.'],
  ['curly quotes', '{“keys”: []}', 'This is JSON with curly quotation marks.'],
])('explains or accepts %s', async (_, given, explanation, token = es256('a')) => {
  const key = typeof given === 'string' ? given : JSON.stringify(given);
  expect(await check(token, { algorithm: 'ES256', key })).toContain(explanation);
});
