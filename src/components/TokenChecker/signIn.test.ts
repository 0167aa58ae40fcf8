import { createHmac } from 'node:crypto';
import { ssoClaims } from '@site/src/facts/sso';
import { exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import type { Check } from '../Checker/checks';
import { checkSignIn, codeOf, sampleToken, signInVerdict, type TokenInput } from './signIn';

type Claims = Readonly<Record<string, unknown>>;

const now = 1_759_320_000;
const secret = 'a secret for tests with more than 32 bytes';
const issuer = ssoClaims.iss.sample;
const claims: Claims = {
  iss: issuer,
  aud: 'rookery',
  sub: 'user-1042',
  name: 'Wren',
  iat: now,
  exp: now + 120,
  jti: 'one',
};

/** Returns a token signed with a secret. Unlike a library's, its claims and its header can be wrong. */
function signToken(given: Claims, key: string, header: Claims = { alg: 'HS256', typ: 'JWT' }): string {
  const text = [header, given]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

function input(token: string, part: Partial<TokenInput> = {}): TokenInput {
  return { token, algorithm: 'HS256', secret, jwk: '', issuer, ...part };
}

/** Returns the checks that didn't pass, as `label: code explanation`. */
function findings(checks: readonly Check[]): string {
  return checks
    .filter(({ result }) => result !== 'pass')
    .map(({ label, says, code }) => `${label}: ${code ?? ''} ${says}`)
    .join('\n');
}

test.each(['HS256', 'RS256', 'ES256'] as const)(
  'accepts a sample token for %s, alone or in a list of keys, and refuses it with another key',
  async (algorithm) => {
    const sample = await sampleToken(algorithm, now);
    const checks = await checkSignIn(sample, now);
    expect(checks.filter(({ result }) => result === 'fail' || result === 'open')).toEqual([]);
    expect(signInVerdict(checks)).toContain('This token is valid');
    const inList = { ...sample, jwk: `{"keys":[${sample.jwk}]}` };
    expect(signInVerdict(await checkSignIn(inList, now))).toContain('This token is valid');
    const { jwk } = await sampleToken(algorithm, now);
    const otherKey = { ...sample, jwk, secret: sample.secret && `${sample.secret}!` };
    expect(codeOf(await checkSignIn(otherKey, now))).toBe('sso_signature');
  },
);

const base64Secret = btoa('0123456789abcdef0123456789abcdef');
const withClaims = (changes: Claims) => signToken({ ...claims, ...changes }, secret);

test.each<[problem: string, token: string, explanation: string, part?: Partial<TokenInput>]>([
  ['no token', '', 'Format: sso_signature Paste a token.'],
  ['two parts', 'eyJh.eyJh', 'has 2 parts'],
  ['a header that is not JSON', 'AAAA.e30.AA', 'Format: sso_signature Invalid Token'],
  ['the algorithm none', signToken(claims, secret, { alg: 'none' }), "alg: sso_signature It's `none`"],
  ['another algorithm', signToken(claims, secret), 'Choose the same algorithm here', { algorithm: 'ES256' }],
  ['another secret', signToken(claims, `${secret}!`), "Signature: sso_signature It doesn't match"],
  ['no secret', signToken(claims, secret), 'Paste the secret', { secret: '' }],
  ['a short secret', signToken(claims, 'short'), 'The secret is 5 bytes long', { secret: 'short' }],
  ['a space after the secret', signToken(claims, secret), 'without the spaces', { secret: `${secret} ` }],
  ['a line break after the secret', signToken(claims, `${secret}\n`), 'with a line break after the secret'],
  [
    'a secret that was decoded',
    signToken(claims, atob(base64Secret)),
    'decoded from base64',
    { secret: base64Secret },
  ],
  [
    'a token that is too large',
    withClaims({ picture: 'x'.repeat(9000) }),
    "Format: sso_claim_missing It's 12",
  ],
  ['no sub', withClaims({ sub: undefined }), 'sso_claim_missing `sub` is missing'],
  ['an empty name', withClaims({ name: '' }), 'sso_claim_missing `name` is empty'],
  ['a long sub', withClaims({ sub: '🦉'.repeat(129) }), 'but it has 129'],
  ['a numeric sub', withClaims({ sub: 1042 }), 'Claims: sso_claim_missing `sub` must be a string.'],
  ['a numeric iss', withClaims({ iss: 1 }), 'Claims: sso_claim_missing `iss` must be a string.'],
  ['a name instead of an email address', withClaims({ email: 'wren' }), "sso_claim_missing `email` isn't an"],
  ['times as text', withClaims({ iat: '1' }), 'whole number, without quotes'],
  ['a URL as the issuer', withClaims({ iss: 'https://a.example' }), 'iss: sso_audience'],
  ['another issuer', withClaims({ iss: 'other-radio' }), 'is expected'],
  ['a list of audiences', withClaims({ aud: ['rookery'] }), '`aud` must be a string'],
  ['another audience', withClaims({ aud: 'Rookery' }), 'aud: sso_audience'],
  [
    'an expired token',
    withClaims({ iat: now - 300, exp: now - 61 }),
    'sso_expired It expired 1 minute 1 second',
  ],
  ['a token from the future', withClaims({ iat: now + 61 }), 'sso_expired It was created'],
  ['a long lifetime', withClaims({ exp: now + 301 }), 'Times, iat and exp: sso_expired'],
  ['milliseconds', withClaims({ iat: now * 1000 }), 'milliseconds'],
  ['the rank of an owner', withClaims({ ranks: { 'night-owls': 'owner' } }), '`owner` is ignored'],
  ['ranks as a list', withClaims({ ranks: ['moderator'] }), '`ranks` must be a JSON object'],
  [
    'a numeric rank',
    withClaims({ ranks: { a: 'member', b: 3 } }),
    'sso_claim_missing In `ranks`, the rank for `b`',
  ],
  [
    'too many ranks',
    withClaims({ ranks: Object.fromEntries(Array.from({ length: 101 }, (_, chat) => [chat, 'member'])) }),
    'sso_claim_missing `ranks` can be for up to 100 chats, but it has 101.',
  ],
  ['an unknown rank', withClaims({ ranks: { a: 'dj' } }), 'must be a custom rank'],
  ['a state', withClaims({ state: 'x' }), "cookie in the visitor's browser"],
  ['a long name', withClaims({ name: 'x'.repeat(31) }), '`name` is cut off'],
  ['a claim that does not exist', withClaims({ picture: 'x' }), "aren't in the table: `picture`"],
  [
    'a key in PEM form',
    signToken(claims, secret, { alg: 'RS256' }),
    'Public key:',
    { algorithm: 'RS256', jwk: '-----BEGIN' },
  ],
])('explains %s', async (_, token, explanation, part) => {
  expect(findings(await checkSignIn(input(token, part), now))).toContain(explanation);
});

test('reads only claims of the right type', async () => {
  const wrong = Object.fromEntries(Object.keys(ssoClaims).map((id) => [id, id === 'name' ? 1 : null]));
  const checks = await checkSignIn(input(withClaims({ ...wrong, ranks: 'moderator' })), now);
  expect(codeOf(checks)).toBe('sso_claim_missing');
  expect(checks.map(({ result }) => result)).toEqual(['pass', 'pass', 'fail', 'open', 'open', 'open']);
});

test('refuses a private key', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { token } = await sampleToken('ES256', now);
  const jwk = JSON.stringify(await exportJWK(privateKey));
  const checks = await checkSignIn(input(token, { algorithm: 'ES256', jwk }), now);
  expect(findings(checks)).toContain('Public key:  This is a private key.');
});
