import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { Fuzz } from '@site/e2e/support/fuzz';
import { type Claims, checkToken, signToken } from '@site/e2e/support/tokens';
import { ssoClaims } from '@site/src/facts/sso';
import { describe, expect, test } from 'vitest';
import type { Check } from '../Checker/checks';
import { checkSignIn, codeOf, sampleToken, signInVerdict, type TokenInput } from './signIn';
import { decodeToken } from './token';

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

function input(token: string, part: Partial<TokenInput> = {}): TokenInput {
  return { token, algorithm: 'HS256', secret, jwk: '', issuer, clock: String(now), ...part };
}

/** Returns the checks that didn't pass, as `label: code explanation`. */
function findings(checks: readonly Check[]): string {
  return checks
    .filter(({ result }) => result !== 'pass')
    .map(({ label, says, code }) => `${label}: ${code ?? ''} ${says}`)
    .join('\n');
}

test.each(['HS256', 'RS256', 'ES256'] as const)(
  'accepts a sample token for %s, and refuses it with another key',
  async (algorithm) => {
    const sample = await sampleToken(crypto.subtle, algorithm, now, 'sample');
    const checks = await checkSignIn(sample, now);
    expect(checks.filter(({ result }) => result === 'fail' || result === 'open')).toEqual([]);
    expect(signInVerdict(checks)).toContain('This token is valid');
    const { jwk } = await sampleToken(crypto.subtle, algorithm, now, 'other');
    const otherKey = { ...sample, jwk, secret: sample.secret && `${sample.secret}!` };
    expect(codeOf(await checkSignIn(otherKey, now))).toBe('sso_signature');
  },
);

const base64Secret = Buffer.from('0123456789abcdef0123456789abcdef').toString('base64');
const withClaims = (changes: Claims) => signToken({ ...claims, ...changes }, secret);

test.each<[problem: string, token: string, explanation: string, part?: Partial<TokenInput>]>([
  ['no token', '', 'Format: sso_signature Paste a token.'],
  ['an HTTP header', `Bearer ${signToken(claims, secret)}`, 'Remove the word'],
  ['two parts', 'eyJh.eyJh', 'has 2 parts'],
  ['an encrypted token', 'a.b.c.d.e', 'encrypted'],
  ['plain base64', `${btoa('{"alg":"HS256" }')}.e30.AA`, 'plain base64'],
  ['a header that is not JSON', 'AAAA.e30.AA', "The header isn't a JSON object"],
  ['the algorithm none', signToken(claims, secret, { alg: 'none' }), "alg: sso_signature It's `none`"],
  ['another algorithm', signToken(claims, secret), 'Choose the same algorithm here', { algorithm: 'ES256' }],
  ['another secret', signToken(claims, `${secret}!`), "Signature matches: sso_signature It isn't"],
  ['no signature', signToken(claims, secret).replace(/[^.]+$/, ''), 'no signature after the second dot'],
  ['a short secret', signToken(claims, 'short'), "Secret:  It's 5 bytes long", { secret: 'short' }],
  [
    'a placeholder for the secret',
    signToken(claims, secret),
    'looks like a placeholder',
    { secret: '<the secret from the console, 32 bytes>' },
  ],
  ['a newline after the secret', signToken(claims, `${secret}\n`), 'with a line break after the secret'],
  [
    'a secret that was decoded',
    signToken(claims, Buffer.from(base64Secret, 'base64').toString()),
    'decoded from base64',
    { secret: base64Secret },
  ],
  ['a token that is too large', withClaims({ picture: 'x'.repeat(9000) }), "Format:  It's 12"],
  ['no sub', withClaims({ sub: undefined }), 'sso_claim_missing `sub` is missing'],
  ['a long sub', withClaims({ sub: 'x'.repeat(129) }), 'but it has 129'],
  ['times as text', withClaims({ iat: '1' }), 'whole number, without quotes'],
  ['a URL as the issuer', withClaims({ iss: 'https://a.example' }), 'iss: sso_audience'],
  ['another issuer', withClaims({ iss: 'other-radio' }), 'is expected'],
  ['a list of audiences', withClaims({ aud: ['rookery'] }), '`aud` must be a string'],
  ['another audience', withClaims({ aud: 'Rookery' }), 'aud: sso_audience'],
  ['an expired token', withClaims({}), 'sso_expired It expired 1 minute 1 second', { clock: `${now + 181}` }],
  ['a token from the future', withClaims({}), 'sso_expired It was created', { clock: `${now - 61}` }],
  ['a long lifetime', withClaims({ exp: now + 301 }), 'Lifetime: sso_expired'],
  ['milliseconds', withClaims({ iat: now * 1000 }), 'milliseconds'],
  [
    'the rank of an owner',
    withClaims({ ranks: { 'night-owls': 'owner' } }),
    'is ignored, and the sign-in works',
  ],
  ['ranks as text', withClaims({ ranks: 'moderator' }), '`ranks` must be a JSON object'],
  ['a rank as a number', withClaims({ ranks: { a: 1 } }), 'Ranks: sso_claim_missing'],
  ['an unknown rank', withClaims({ ranks: { a: 'dj' } }), 'must be a custom rank'],
  [
    'an email that is none',
    withClaims({ email: 'nope' }),
    "sso_claim_missing `email` isn't an email address",
  ],
  ['a long state', withClaims({ state: 'x'.repeat(129) }), '`state` can have up to 128'],
  ['a state', withClaims({ state: 'x' }), "cookie in the visitor's browser"],
  ['a long name', withClaims({ name: 'x'.repeat(31) }), '`name` is cut off'],
  ['a clock in words', signToken(claims, secret), 'Time of the check:  Enter the time', { clock: 'now' }],
  [
    'a key in PEM form',
    signToken(claims, secret, { alg: 'RS256' }),
    'PEM',
    { algorithm: 'RS256', jwk: '-----BEGIN' },
  ],
])('explains %s', async (_, token, explanation, part) => {
  expect(findings(await checkSignIn(input(token, part), now))).toContain(explanation);
});

test('recognizes a signature in DER form', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const text = signToken(claims, secret, { alg: 'ES256' }).split('.').slice(0, 2).join('.');
  const token = `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  const jwk = JSON.stringify(createPublicKey(privateKey).export({ format: 'jwk' }));
  expect(findings(await checkSignIn(input(token, { algorithm: 'ES256', jwk }), now))).toContain('DER');
});

test('leaves the signature open without Web Crypto', async () => {
  const checks = await checkSignIn(input(signToken(claims, secret)), now, null as unknown as undefined);
  expect(findings(checks)).toContain('only on pages over `https`');
  expect(signInVerdict(checks)).toContain('No errors so far');
});

describe('for random tokens', () => {
  test('returns the code that an independent implementation of the rules returns', async () => {
    const fuzz = new Fuzz(6);
    const names = Object.keys(ssoClaims) as [string, ...string[]];
    const seen = new Set<string>();
    for (let round = 0; round < 1000; round++) {
      const changed: Record<string, unknown> = { ...claims, jti: `t${round}` };
      for (let change = fuzz.number(3); change > 0; change--) {
        changed[fuzz.pick(names)] = fuzz.pick<unknown>([
          undefined,
          '',
          'rookery',
          'wren@harbour-radio.example',
          null,
          true,
          now + fuzz.number(800) - 400,
          now + 0.5,
          { [issuer]: 'member' },
          'x'.repeat(127 + fuzz.number(3)),
        ]);
      }
      const key = fuzz.chance(1 / 8) ? `${secret}!` : secret;
      const clock = now + fuzz.number(600) - 300;
      const token = signToken(changed, key, { alg: fuzz.chance(1 / 12) ? 'HS512' : 'HS256' });
      const expected = checkToken(token, {
        algorithm: 'HS256',
        key: secret,
        issuer,
        now: clock,
        used: new Set<string>(),
      });
      const checks = await checkSignIn(input(token, { clock: String(clock) }), now);
      expect(codeOf(checks) ?? 'accepted', JSON.stringify(changed)).toBe(expected);
      seen.add(expected);
    }
    expect([...seen].sort()).toEqual([
      'accepted',
      'sso_audience',
      'sso_claim_missing',
      'sso_expired',
      'sso_signature',
    ]);
  });

  test('always reaches a verdict', async () => {
    const fuzz = new Fuzz(7);
    const valid = signToken(claims, secret);
    const encode = (text: string) => Buffer.from(text).toString('base64url');
    const json = ['{', '}', '"alg"', ':', '[', ']', '"__proto__"', ',', '1e999', 'null', '"HS256"'] as const;
    for (let round = 0; round < 1000; round++) {
      const token = fuzz.pick([
        fuzz.corrupt(valid),
        fuzz.text(12, ['eyJ', '.', '..', '=', 'AAAA', '-', '_', ' ', 'Bearer ', 'é', '\ud800']),
        `${encode(fuzz.text(8, json))}.${encode(fuzz.text(8, json))}.${fuzz.text(5, ['A', '-'])}`,
        withClaims({ iat: Number(`${fuzz.number(9)}e${fuzz.number(300)}`) }),
      ]);
      const decoded = decodeToken(token);
      expect(typeof decoded === 'string' ? decoded : '.', token).toMatch(/\.$/);
      const jwk = fuzz.text(8, ['{', '}', '"kty"', ':', '"EC"', '"keys"', '[', ']', ',']);
      const algorithm = fuzz.pick(['HS256', 'RS256', 'ES256'] as const);
      const checks = await checkSignIn(input(token, { jwk, algorithm }), now);
      expect(signInVerdict(checks), token).toMatch(/\.$/);
    }
  });
});
