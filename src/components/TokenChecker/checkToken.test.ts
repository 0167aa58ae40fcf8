import { createHmac } from 'node:crypto';
import { ssoClaims } from '@site/src/facts/sso';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { Report } from '../ui/Checker/report';
import { checkToken, createSampleToken, type TokenInput } from './checkToken';

type Claims = Readonly<Record<string, unknown>>;

const now = 1_759_320_000;
const secret = 'a secret for tests with more than 32 bytes';
const issuer = ssoClaims.iss.sample;
const required = { iss: issuer, aud: 'rookery', sub: 'user-1042', name: 'Wren', jti: 'one' };
const claims: Claims = { ...required, iat: now, exp: now + 120 };

/** Signs a token with a secret. Libraries refuse the wrong claims and headers that tests need. */
function signToken(given: Claims, key: string | Buffer, header: Claims = { alg: 'HS256' }): string {
  const text = [header, given]
    .map((segment) => Buffer.from(JSON.stringify(segment)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

function check(token: string, changes: Partial<TokenInput> = {}): Promise<Report<keyof TokenInput>> {
  return checkToken({ token, algorithm: 'HS256', key: secret, issuer, ...changes }, now);
}

test('accepts the sample', async () => {
  const { results, summary } = await checkToken(await createSampleToken(now), now);
  expect(results.filter(({ status }) => status !== 'pass')).toEqual([]);
  expect(summary).toContain('This token is valid');
});

async function createKeys(alg: 'RS256' | 'ES256') {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const { publicKey: otherKey } = await generateKeyPair(alg);
  const sign = (header: JWTHeaderParameters) =>
    new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
  return {
    alg,
    publicJwk: JSON.stringify(await exportJWK(publicKey)),
    oldJwk: JSON.stringify({ ...(await exportJWK(publicKey)), kid: 'old' }),
    newJwk: JSON.stringify({ ...(await exportJWK(publicKey)), kid: 'new' }),
    privateJwk: JSON.stringify(await exportJWK(privateKey)),
    otherJwk: JSON.stringify(await exportJWK(otherKey)),
    token: await sign({ alg }),
    tokenWithKid: await sign({ alg, kid: 'new' }),
  };
}

const privateKeyWarning = 'Fix the key first. This is a private key.';
const noJwk = "Fix the key first. This isn't a JWK";

describe.each(await Promise.all([createKeys('RS256'), createKeys('ES256')]))(
  'the key of a token for $alg',
  ({ alg, publicJwk, oldJwk, newJwk, privateJwk, otherJwk, token, tokenWithKid }) => {
    const noKey = `There's no ${alg} key for this token.`;
    test.each<[pasted: string, key: string, summary: string, signed?: string]>([
      ['a JWK', `\uFEFF${publicJwk}\u200B`, 'This token is valid'],
      ['a JWK without the kid of the token', publicJwk, 'This token is valid', tokenWithKid],
      ['a JWK with another kid', oldJwk, noKey, tokenWithKid],
      ['a JWKS', `{"keys":[${publicJwk}]}`, 'This token is valid'],
      ['a JWKS without that kid', `{"keys":[${publicJwk}]}`, noKey, tokenWithKid],
      ['another key', otherJwk, "Rookery would return `sso_signature`. It doesn't match this key."],
      ['an incomplete private JWK', privateJwk.slice(0, -1), privateKeyWarning],
      ['a public key in PEM', '-----BEGIN PUBLIC KEY-----', noJwk],
      ['an array of JWKs', `[${publicJwk}]`, noJwk],
      ['null', 'null', noJwk],
      ['keys that are no array', '{"keys":{}}', noJwk],
      ['null as a key', '{"keys":[null]}', noJwk],
      ['a JWKS without keys', '{"keys":[]}', "Fix the key first. There's no"],
      [
        'a JWKS with two keys of that kid',
        `{"keys":[${newJwk},${newJwk}]}`,
        'Several keys have the `kid` of this token',
        tokenWithKid,
      ],
      [
        'a JWK with a short n or x',
        publicJwk.replace(/("[nx]":").{40}/, '$1'),
        'The key is incomplete, damaged, or',
      ],
      ['a secret as a JWK', '{"kty":"oct","k":"AAAA"}', 'Fix the key first. This is a secret instead'],
    ])('explains or accepts %s', async (_, key, summary, signed = token) => {
      expect((await check(signed, { algorithm: alg, key })).summary).toContain(summary);
    });
  },
);

test.each(['RS256', 'ES256'])(
  'asks for the kid if there are several keys, even if one is for %s',
  async (other) => {
    const pair = await generateKeyPair('RS256');
    const { publicKey } = await generateKeyPair(other);
    const keys = await Promise.all([pair.publicKey, publicKey].map((key) => exportJWK(key)));
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(pair.privateKey);
    const { summary } = await check(token, { algorithm: 'RS256', key: JSON.stringify({ keys }) });
    expect(summary).toMatch(/^Rookery would return `sso_signature`. .*Send the `kid`/);
  },
);

const base64Secret = btoa('0123456789abcdef0123456789abcdef');
// These bytes contain both characters in base64 that differ in base64url.
const bytes = Buffer.from(`ffee${'fb'.repeat(31)}`, 'hex');
const withClaims = (changes: Claims) => signToken({ ...claims, ...changes }, secret);
const valid = signToken(claims, secret);
const at = (index: number, text: string) => valid.slice(0, index) + text + valid.slice(index);
const manyRanks = Object.fromEntries(Array.from({ length: 101 }, (_, chat) => [chat, 'member']));
const shortSecret = 'x'.repeat(31);
/** The number of letters in the longest name that fits into a token of 4 KB. */
const longestName = 3027 - JSON.stringify(claims).length;

test.each<[problem: string, token: string, explanation: string, changes?: Partial<TokenInput>]>([
  ['a space inside', at(50, ' '), 'Format: sso_signature Character 51 is a space.'],
  ['lines', valid.replace(/.{60}/g, '$&\n'), 'Character 61 is a line break.'],
  ['a comma after a prefix', ` "Bearer ${at(9, ',')}"`, 'Character 19 is `,`.'],
  ['padding', `${valid}=`, `Character ${valid.length + 1} is \`=\`.`],
  ['a space without a width', at(5, '\u200B'), 'Character 6 is U+200B.'],
  ['no signature', valid.slice(0, valid.lastIndexOf('.')), 'The text has 2 parts.'],
  ['an empty signature', valid.slice(0, valid.lastIndexOf('.') + 1), 'The part with the signature is empty.'],
  ['a truncated signature', valid.slice(0, -2), 'The part with the signature is cut off. Copy the whole'],
  ['truncated claims', 'e30.e30AA.AA', 'Format: sso_signature The part with the claims is cut off.'],
  ['a truncated header', 'e30AA.e30.AA', 'Format: sso_signature The part with the header is cut off.'],
  ['a header that is not JSON', 'AAAA.e30.AA', "Format: sso_signature The first two parts aren't JSON"],
  ['the algorithm none', signToken(claims, secret, { alg: 'none' }), "alg: sso_signature It's `none`"],
  ['an empty algorithm', signToken(claims, secret, { alg: '' }), "It's empty, but HS256 is chosen."],
  ['no algorithm', signToken(claims, secret, {}), "alg: sso_signature It's missing, but HS256"],
  ['another algorithm', valid, 'Choose the same algorithm here', { algorithm: 'ES256' }],
  ['a private key in PEM', valid, 'This is a private key.', { key: '-----BEGIN RSA PRIVATE KEY-----' }],
  ['a private key first', valid, 'This is a private key.', { algorithm: 'ES256', key: '{"d":"A"' }],
  ['a critical extension', signToken(claims, secret, { alg: 'HS256', crit: ['a'] }), 'has `crit`. Remove'],
  ['another secret', signToken(claims, `${secret}!`), "Signature: sso_signature It doesn't match"],
  ['no secret', valid, 'Paste the secret', { key: ' ' }],
  ['a short secret', signToken(claims, shortSecret), 'The secret is 31 bytes long', { key: shortSecret }],
  ['a space after the secret', valid, 'without the spaces', { key: `${secret} ` }],
  ['quotes around the secret', valid, 'or the quotation marks', { key: `"${secret}"` }],
  ['a line break after the secret', signToken(claims, `${secret}\n`), 'with a line break after the secret'],
  ['a decoded secret', signToken(claims, atob(base64Secret)), 'decoded from base64', { key: base64Secret }],
  ['base64url', signToken(claims, bytes), 'decoded from base64url', { key: bytes.toString('base64url') }],
  ['a secret in hex', signToken(claims, bytes), 'decoded from hex', { key: bytes.toString('hex') }],
  ['an invisible character in the secret', valid, 'without U+200B', { key: `${secret}\u200B` }],
  ['a line of a script', valid, "without the variable's name", { key: `export SECRET="${secret}"` }],
  ['a line of JSON', valid, "without the variable's name", { key: `"secret": "${secret}",` }],
  ['an escaped line break', valid, 'without the `\\n`', { key: `${secret}\\n` }],
  [
    'a large token',
    withClaims({ name: 'x'.repeat(longestName + 1) }),
    "sso_claim_missing It's 4,097 characters long",
  ],
  ['no sub', withClaims({ sub: undefined }), 'sso_claim_missing `sub` is missing'],
  ['an empty name', withClaims({ name: '' }), 'sso_claim_missing `name` is empty'],
  ['a long sub', withClaims({ sub: '🦉'.repeat(129) }), '`sub` must have 1–128 characters, but it has 129'],
  ['a numeric sub', withClaims({ sub: 1042 }), 'sso_claim_missing `sub` must be a string.'],
  ['a name instead of an email address', withClaims({ email: 'wren' }), "sso_claim_missing `email` isn't an"],
  ['times as text', withClaims({ iat: '1' }), 'whole number, without quotes'],
  ['a URL as the issuer', withClaims({ iss: 'https://localhost' }), 'sso_audience It has a slash or a dot.'],
  ['a domain as the issuer', withClaims({ iss: 'a.example' }), 'sso_audience It has a slash or a dot.'],
  ['a backtick in the issuer', withClaims({ iss: 'a`b' }), "It's `a b`, but"],
  ['another issuer', withClaims({ iss: 'other-radio' }), 'is expected'],
  ['a long issuer', withClaims({ iss: '🦉'.repeat(41) }), `It's \`${'🦉'.repeat(40)}…\``],
  ['another audience', withClaims({ aud: 'Rookery' }), 'aud: sso_audience'],
  ['an expired token', withClaims({ iat: now - 300, exp: now - 61 }), '1 minute 1 second ago by this'],
  ['a token from the future', withClaims({ iat: now + 61 }), '1 minute 1 second in the future'],
  ['an hour', withClaims({ exp: now + 3600 }), '`exp` is 1 hour after `iat`, but the limit is 5 minutes.'],
  ['a long lifetime', withClaims({ exp: now + 301 }), 'Times, iat and exp: sso_expired'],
  ['exp at iat', withClaims({ exp: now }), "`exp` isn't after `iat`."],
  ['an iat in milliseconds', withClaims({ iat: now * 1000 }), 'milliseconds'],
  ['an exp in milliseconds', withClaims({ exp: now * 1000 }), 'milliseconds'],
  ['an exp without a date', withClaims({ exp: -1e13 }), 'milliseconds'],
  ['ranks that are null', withClaims({ ranks: null }), 'sso_claim_missing `ranks` must be a JSON object.'],
  ['ranks as a list', withClaims({ ranks: ['member'] }), '`ranks` must be a JSON object.'],
  ['too many ranks', withClaims({ ranks: manyRanks }), '`ranks` must have up to 100 chats, but it has 101'],
])('explains %s', async (_, token, explanation, changes) => {
  const problems = (await check(token, changes)).results
    .filter(({ status }) => status !== 'pass')
    .map((result) => `${result.label}: ${'code' in result ? result.code : ''} ${result.message}`);
  expect(problems.join('\n')).toContain(explanation);
});

test.each([
  ['an owner', { ranks: { 'night-owls': 'owner' } }, '`guest`, and values that'],
  ['a guest', { ranks: { 'night-owls': 'guest' } }, '`guest`, and values that'],
  ['a number as a rank', { ranks: { 'night-owls': 5 } }, '`guest`, and values that'],
  ['what a rank can be', { ranks: { 'night-owls': 5 } }, '`administrator`, or the name of a custom rank.'],
  ['an avatar without TLS', { avatar: 'http://a.example/b.png' }, '`avatar` is ignored'],
  ['a long avatar', { avatar: `https://a.example/${'x'.repeat(2000)}` }, '`avatar` is ignored'],
  ['a claim that does not exist', { picture: 'x' }, "aren't in the table: `picture`"],
])('mentions %s in a valid token', async (_, changes, note) => {
  const { results } = await check(withClaims(changes));
  expect(results.find(({ label }) => label === 'Claims')).toMatchObject({
    status: 'pass',
    message: expect.stringContaining(note),
  });
});

test.each<[variant: string, token: string, changes?: Partial<TokenInput>]>([
  ['a Bearer prefix', `Bearer ${valid}`],
  ['a header in quotes', `'Authorization: Bearer ${valid}'`],
  ['a header in JSON', `"Authorization": "Bearer ${valid}",`],
  ['quotes and a comma', `"${valid}",`],
  ['quotes and a semicolon', `'${valid}';`],
  ['spaces around it', ` ${valid}\n`],
  ['a chat with the name of a property', withClaims({ ranks: { constructor: 'member' } })],
  ['an exp in one second', withClaims({ exp: now + 1 })],
  ['clocks that differ', withClaims({ iat: now + 60, exp: now + 61 })],
  ['an exp within the tolerance', withClaims({ iat: now - 360, exp: now - 60 })],
  ['the longest name', withClaims({ name: 'x'.repeat(longestName) })],
  ['a secret of 32 bytes', signToken(claims, `${shortSecret}x`), { key: `${shortSecret}x` }],
  ['an issuer with invisible characters', valid, { issuer: `\u2060${issuer}\u00A0\u200B` }],
])('accepts a valid token with %s', async (_, token, changes) => {
  expect((await check(token, changes)).summary).toContain('This token is valid');
});
