import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Check } from '../src/components/Checker/checks';
import { parseJwk } from '../src/components/TokenChecker/keys';
import {
  checkSignIn,
  codeOf,
  sampleToken,
  signInVerdict,
  type TokenInput,
} from '../src/components/TokenChecker/signIn';
import { decodeToken } from '../src/components/TokenChecker/token';
import { ssoClaims } from '../src/facts/sso';
import { Fuzz } from './support/fuzz';
import { expect, open, test } from './support/page';
import { type Claims, checkToken, signToken } from './support/tokens';

const address = '/organizations/sso';
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

function saidOf(checks: readonly Check[]): string {
  return checks
    .filter(({ result }) => result !== 'pass')
    .map(({ label, says, code }) => `${label}: ${code ?? ''} ${says}`)
    .join('\n');
}

for (const algorithm of ['HS256', 'RS256', 'ES256'] as const) {
  test(`a sample token for ${algorithm} holds, and not by another key`, async () => {
    const sample = await sampleToken(crypto.subtle, algorithm, now, 'sample');
    const checks = await checkSignIn(sample, now);
    expect(checks.filter(({ result }) => result === 'fail' || result === 'open')).toEqual([]);
    expect(signInVerdict(checks)).toContain('This token holds');
    const next = await sampleToken(crypto.subtle, algorithm, now, 'other');
    const wrong = await checkSignIn({ ...sample, jwk: next.jwk, secret: next.secret && `${secret}!` }, now);
    expect(codeOf(wrong)).toBe('sso_signature');
  });
}

const base64Secret = Buffer.from('0123456789abcdef0123456789abcdef').toString('base64');

for (const [what, token, says, part] of [
  ['nothing', '', 'Form: sso_signature Paste a token.', {}],
  ['a header of HTTP', `Bearer ${signToken(claims, secret)}`, 'Leave out the word', {}],
  ['two parts', 'eyJh.eyJh', 'has 2 parts', {}],
  ['an encrypted token', 'a.b.c.d.e', 'encrypted', {}],
  ['plain base64', `${btoa('{"alg":"HS256" }')}.e30.AA`, 'plain base64', {}],
  ['no JSON', 'AAAA.e30.AA', 'The header is not a JSON object', {}],
  [
    'alg none',
    `${signToken(claims, secret, { alg: 'none' })}`,
    'Algorithm, alg: sso_signature It is `none`',
    {},
  ],
  ['another algorithm', signToken(claims, secret), 'Choose the same here', { algorithm: 'ES256' }],
  ['another secret', signToken(claims, `${secret}!`), 'Signature matches: sso_signature It is not', {}],
  ['no signature', signToken(claims, secret).replace(/[^.]+$/, ''), 'nothing follows the second dot', {}],
  ['a short secret', signToken(claims, 'short'), 'Secret:  It is 5 bytes long', { secret: 'short' }],
  ['a secret read from a file', signToken(claims, `${secret}\n`), 'with a new line after the secret', {}],
  [
    'a decoded secret',
    signToken(claims, Buffer.from(base64Secret, 'base64').toString()),
    'decoded from base64',
    { secret: base64Secret },
  ],
  ['no sub', signToken({ ...claims, sub: undefined }, secret), 'sso_claim_missing `sub` is missing', {}],
  ['a long sub', signToken({ ...claims, sub: 'x'.repeat(129) }, secret), '`sub` has 129 characters', {}],
  ['times as text', signToken({ ...claims, iat: '1' }, secret), 'whole number, without quotes', {}],
  ['a web address', signToken({ ...claims, iss: 'https://a.example' }, secret), 'iss: sso_audience', {}],
  ['another word', signToken({ ...claims, iss: 'other-radio' }, secret), 'your address word is', {}],
  ['a list of audiences', signToken({ ...claims, aud: ['rookery'] }, secret), '`aud` must be text', {}],
  ['another audience', signToken({ ...claims, aud: 'Rookery' }, secret), 'aud: sso_audience', {}],
  [
    'an old token',
    signToken(claims, secret),
    'sso_expired It ended 1 minute 1 second',
    { clock: `${now + 181}` },
  ],
  ['a future token', signToken(claims, secret), 'sso_expired It was made', { clock: `${now - 61}` }],
  ['a long life', signToken({ ...claims, exp: now + 301 }, secret), 'Lifetime: sso_expired', {}],
  ['milliseconds', signToken({ ...claims, iat: now * 1000 }, secret), 'milliseconds', {}],
  [
    'an owner',
    signToken({ ...claims, ranks: { 'night-owls': 'owner' } }, secret),
    "can't be given this way",
    {},
  ],
  [
    'ranks as text',
    signToken({ ...claims, ranks: 'moderator' }, secret),
    '`ranks` must be a JSON object',
    {},
  ],
  ['a rank as number', signToken({ ...claims, ranks: { a: 1 } }, secret), 'Ranks: sso_claim_missing', {}],
  ['an unknown rank', signToken({ ...claims, ranks: { a: 'dj' } }, secret), 'must be a custom rank', {}],
  ['a long name', signToken({ ...claims, name: 'x'.repeat(31) }, secret), '`name` is cut', {}],
  ['a clock in words', signToken(claims, secret), 'Clock:  The clock is', { clock: 'now' }],
  [
    'a PEM key',
    signToken(claims, secret, { alg: 'RS256' }),
    'PEM',
    { algorithm: 'RS256', jwk: '-----BEGIN' },
  ],
] as const) {
  test(`says what is wrong: ${what}`, async () => {
    expect(saidOf(await checkSignIn(input(token, part), now))).toContain(says);
  });
}

test('refuses keys that are private, too short, of another kind, or not the one named', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = (key: typeof ec.privateKey) => key.export({ format: 'jwk' });
  const pub = jwk(ec.publicKey);
  const fault = (value: object, algorithm: 'RS256' | 'ES256', kid?: string) =>
    parseJwk(JSON.stringify(value), algorithm, kid);
  for (const [reading, says] of [
    [fault(jwk(rsa.publicKey), 'RS256'), '1024 bits'],
    [fault(jwk(ec.privateKey), 'ES256'), 'private key'],
    [fault(pub, 'RS256'), '`kty` must be `RSA`'],
    [fault({ ...pub, crv: 'P-384' }, 'ES256'), '`crv`'],
    [fault({ ...pub, y: undefined }, 'ES256'), '`y` is missing'],
    [fault({ keys: [] }, 'ES256'), 'holds no key'],
    [fault({ keys: [pub, pub] }, 'ES256', 'b'), 'names none of them'],
    [fault({ ...pub, kid: 'a' }, 'ES256', 'b'), '`kid`'],
  ] as const) {
    expect(reading).toEqual(expect.objectContaining({ fault: expect.stringContaining(says) }));
  }
  expect(
    fault(
      {
        keys: [
          { ...pub, kid: 'a' },
          { ...pub, kid: 'b' },
        ],
      },
      'ES256',
      'b',
    ),
  ).toHaveProperty('key.kty', 'EC');
});

test('tells a signature in DER form', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const text = signToken(claims, secret, { alg: 'ES256' }).split('.').slice(0, 2).join('.');
  const token = `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  const jwk = JSON.stringify(createPublicKey(privateKey).export({ format: 'jwk' }));
  const said = saidOf(await checkSignIn(input(token, { algorithm: 'ES256', jwk }), now));
  expect(said).toContain('DER');
});

test('gives the code that the rules of the page give, for thousands of tokens', async () => {
  const fuzz = new Fuzz(6);
  const names = [...Object.keys(ssoClaims)] as [string, ...string[]];
  const seen = new Set<string>();
  for (let round = 0; round < 3000; round++) {
    const spoilt: Record<string, unknown> = { ...claims, jti: `t${round}` };
    for (let change = fuzz.number(3); change > 0; change--) {
      const name = fuzz.pick(names);
      spoilt[name] = fuzz.pick<unknown>([
        undefined,
        '',
        'rookery',
        null,
        true,
        now + fuzz.number(800) - 400,
        now + 0.5,
        { [issuer]: 'member' },
        'x'.repeat(127 + fuzz.number(3)),
      ]);
    }
    const key = fuzz.number(8) === 0 ? `${secret}!` : secret;
    const clock = now + fuzz.number(600) - 300;
    const token = signToken(spoilt, key, { alg: fuzz.number(12) === 0 ? 'HS512' : 'HS256' });
    const rules = { algorithm: 'HS256', key: secret, issuer, now: clock, used: new Set<string>() } as const;
    const expected = checkToken(token, rules);
    const checks = await checkSignIn(input(token, { clock: String(clock) }), now);
    expect(codeOf(checks) ?? 'accepted', JSON.stringify(spoilt)).toBe(expected);
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

test('nothing pasted makes it throw', async () => {
  const fuzz = new Fuzz(7);
  const good = signToken(claims, secret);
  const part = (text: string) => Buffer.from(text).toString('base64url');
  const json = ['{', '}', '"alg"', ':', '[', ']', '"__proto__"', ',', '1e999', 'null', '"HS256"'] as const;
  for (let round = 0; round < 3000; round++) {
    const token = fuzz.pick([
      fuzz.spoil(good),
      fuzz.text(12, ['eyJ', '.', '..', '=', 'AAAA', '-', '_', ' ', 'Bearer ']),
      `${part(fuzz.text(8, json))}.${part(fuzz.text(8, json))}.${fuzz.text(5, ['A', '-'])}`,
      signToken({ ...claims, iat: Number(`${fuzz.number(9)}e${fuzz.number(300)}`) }, secret),
    ]);
    const decoded = decodeToken(token);
    expect(typeof decoded === 'string' ? decoded : '.').toMatch(/\.$/);
    const jwk = fuzz.text(8, ['{', '}', '"kty"', ':', '"EC"', '"keys"', '[', ']', ',']);
    const algorithm = fuzz.pick(['HS256', 'RS256', 'ES256'] as const);
    const checks = await checkSignIn(input(token, { jwk, algorithm }), now);
    expect(signInVerdict(checks)).toMatch(/[.]/);
  }
});

test('makes a sample token, checks it, and says what breaks it', async ({ page }) => {
  await open(page, address);
  const form = page.getByRole('form', { name: 'Check a sign-in token' });
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const algorithm of ['HS256', 'RS256', 'ES256']) {
    await form.getByLabel('Algorithm').selectOption(algorithm);
    await form.getByRole('button', { name: 'Make a sample token' }).click();
    await expect(form.getByRole('status'), algorithm).toContainText('This token holds');
  }
  await form.getByLabel('Your address word').fill('other');
  await expect(form.getByRole('listitem')).toHaveCount(0);
  await form.getByRole('button', { name: 'Check the token' }).click();
  await expect(form.getByRole('status')).toContainText('Rookery would answer sso_audience');
  await form.getByText('Header and claims, decoded').click();
  await expect(form.getByText('"sub": "user-1042"')).toBeVisible();
  expect(asked).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test('works by keyboard alone, and says what is wrong with a wrong token', async ({ page }) => {
  await open(page, address);
  const form = page.getByRole('form', { name: 'Check a sign-in token' });
  await form.getByLabel('Token', { exact: true }).focus();
  await page.keyboard.type('eyJ');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Algorithm')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('sso_signature');
  await expect(form.locator('[data-result="fail"]')).toContainText('has 1 part.');
});

test('says so when the browser has no Web Crypto for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined });
  });
  await open(page, address);
  const form = page.getByRole('form', { name: 'Check a sign-in token' });
  await form.getByRole('button', { name: 'Make a sample token' }).click();
  await expect(form.getByRole('status')).toContainText('only on pages over https');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is nothing to fill in, and the way to check by hand', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByLabel('Your address word')).toBeHidden();
    await expect(page.locator('noscript p', { hasText: 'The checker needs scripts.' })).toBeVisible();
  });
});
