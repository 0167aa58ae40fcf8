import { createPublicKey } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { developerLimits } from '../src/facts/limits/developers';
import { organizationLimits } from '../src/facts/limits/organizations';
import { type SsoClaim, type SsoClaimId, ssoClaims, ssoRedirect } from '../src/facts/sso';
import { folderWith, freePort, runProgram, startProgram } from './support/programs';
import { placeOf, type Sample, samplesOf } from './support/samples';
import { type SignedIn, type TokenServer, tokenServers } from './support/tokenServers';
import { checkToken, claimsOf, isClaim, signToken, type TokenRules } from './support/tokens';
import { useTool } from './support/tools';

const secret = 'a-secret-for-tests-of-more-than-32-bytes';
const issuer = 'harbour-radio';
/** A name with all that JSON escapes, and letters of two, three and four bytes. */
const user: SignedIn = { id: 'user-1042', name: 'Wren "Grüße" \\ 夜 🦉' };

const samples = samplesOf(['organizations/sso', 'organizations/sso/social-login-providers']);
const programs = samples.filter(({ language }) => language !== 'html' && language !== 'text');

/** The blocks that this file runs or reads, each with what it is known by. */
const marks = {
  server: /Yours: /,
  redirect: /function redirectToChat/,
  es256: /ROOKERY_SSO_PRIVATE_KEY/,
  apple: /APPLE_TEAM_ID/,
  look: /\$TOKEN/,
  keys: /openssl genpkey/,
  writeJwks: /jwks\.json/,
  jwks: /^\{\s*"keys"/,
  claims: /^\{\s*"iss"/,
};

function sampleWith(mark: RegExp): Sample {
  const [found, ...others] = programs.filter(({ code }) => mark.test(code));
  if (!found || others.length > 0) {
    throw new Error(`docs/organizations/sso*: ${mark} is in ${others.length} blocks of code, not in one.`);
  }
  return found;
}

function rules(change: Partial<TokenRules> = {}): TokenRules {
  return { algorithm: 'HS256', key: secret, issuer, now: Date.now() / 1000, used: new Set(), ...change };
}

test('each program and each JSON block of the pages is known here', () => {
  const known = programs.map(
    (sample) =>
      `${placeOf(sample)}: ${Object.entries(marks)
        .filter(([, mark]) => mark.test(sample.code))
        .map(([name]) => name)
        .join(' and ')}`,
  );
  expect(known.filter((line) => !/: \w+$/.test(line))).toEqual([]);
  const servers = programs.filter(({ code }) => marks.server.test(code));
  expect(servers.map(({ language }) => language).sort()).toEqual(Object.keys(tokenServers).sort());
});

/** The sample as a reader finishes it: somebody is signed in, and the port is free. */
function finished({ code, ...place }: Sample, { sessions }: TokenServer, port: number): string {
  if (sessions) {
    expect(code, `${placeOf({ code, ...place })} has sessions to fill`).toContain(sessions.empty);
  }
  return code
    .replace(sessions?.empty ?? '', () => sessions?.filled(user) ?? '')
    .replace(/\b8080\b/, String(port));
}

for (const sample of programs.filter(({ code }) => marks.server.test(code))) {
  const server = tokenServers[sample.language];
  if (!server) {
    continue;
  }
  const place = placeOf(sample);

  test(`${server.name}: the token is accepted, and refused with anything wrong (${place})`, async () => {
    useTool(server.tool);
    const port = await freePort();
    const folder = folderWith({ [server.file]: finished(sample, server, port), ...server.files?.(user) });
    const env = { ROOKERY_SSO_SECRET: secret };
    const program = await startProgram(server.serve(port), port, { folder, env });
    try {
      const ask = (cookie: string, method = 'POST') =>
        fetch(`${program.address}/rookery-token`, { method, headers: { cookie } });

      expect((await ask('session=nobody')).status, `${place} for somebody who isn't signed in`).toBe(401);
      expect((await ask(server.cookie, 'GET')).status, `${place} for GET`).toBeGreaterThanOrEqual(404);

      const answers = [await ask(server.cookie), await ask(server.cookie)];
      for (const answer of answers) {
        expect(answer.status, place).toBe(200);
        expect(answer.headers.get('cache-control'), place).toContain('no-store');
        expect(answer.headers.get('content-type'), place).toContain('application/json');
      }
      const [token = '', another = ''] = await Promise.all(
        answers.map(async (answer) => ((await answer.json()) as { token: string }).token),
      );
      expectGoodToken(token, another, place);
    } finally {
      program.stop();
    }
  });
}

function expectGoodToken(token: string, another: string, place: string): void {
  const now = Date.now() / 1000;
  const used = new Set<string>();
  const [header, , signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ ...claimsOf(token), sub: 'user-1' })).toString('base64url');
  const verdicts = {
    'as it is': checkToken(token, rules({ used })),
    'a second time': checkToken(token, rules({ used })),
    'the next one': checkToken(another, rules({ used })),
    'after its end': checkToken(token, rules({ now: now + developerLimits['token-lifetime'].max * 60 + 60 })),
    'before its time': checkToken(token, rules({ now: now - developerLimits['token-clock-skew'].max - 5 })),
    'at another organization': checkToken(token, rules({ issuer: 'another' })),
    'with another secret': checkToken(token, rules({ key: `${secret}!` })),
    'with another payload': checkToken([header, forged, signature].join('.'), rules()),
  };
  expect(verdicts, place).toEqual({
    'as it is': 'accepted',
    'a second time': 'sso_replayed',
    'the next one': 'accepted',
    'after its end': 'sso_expired',
    'before its time': 'sso_expired',
    'at another organization': 'sso_audience',
    'with another secret': 'sso_signature',
    'with another payload': 'sso_signature',
  });
  expect(claimsOf(token), place).toMatchObject({ sub: user.id, name: user.name });
  expect(token.length, place).toBeLessThanOrEqual(developerLimits['token-size'].max * 1024);
}

test('the reference check refuses a token for each thing that can be wrong', () => {
  const now = Math.floor(Date.now() / 1000);
  const good = { iss: issuer, aud: 'rookery', sub: '1', name: 'Wren', iat: now, exp: now + 120, jti: 'a' };
  const verdict = (claims: Readonly<Record<string, unknown>>, header?: Readonly<Record<string, unknown>>) =>
    checkToken(signToken(claims, secret, header), rules({ now }));

  expect(verdict(good)).toBe('accepted');
  expect(verdict({ ...good, aud: 'another' })).toBe('sso_audience');
  expect(verdict({ ...good, iss: 'https://harbour-radio.example' })).toBe('sso_audience');
  expect(verdict({ ...good, iat: now - 300, exp: now - 61 })).toBe('sso_expired');
  expect(verdict({ ...good, iat: now - 300, exp: now - 59 })).toBe('accepted');
  expect(verdict({ ...good, exp: now + 301 })).toBe('sso_expired');
  expect(verdict({ ...good, iat: now + 61, exp: now + 90 })).toBe('sso_expired');
  expect(verdict(good, { alg: 'none' })).toBe('sso_signature');
  expect(checkToken(signToken(good, 'another secret'), rules({ now }))).toBe('sso_signature');
  for (const [id, { needed }] of Object.entries<SsoClaim>(ssoClaims)) {
    if (needed) {
      expect(verdict({ ...good, [id]: undefined }), id).toBe('sso_claim_missing');
      expect(verdict({ ...good, [id]: '' }), id).toBe('sso_claim_missing');
    }
  }
  expect(verdict({ ...good, exp: String(now + 120) })).toBe('sso_claim_missing');
  expect(verdict({ ...good, sub: 'x'.repeat(129) })).toBe('sso_claim_missing');
});

test('the redirect leads to the chat by a good token, and somebody unknown to the chat alone', async () => {
  const redirect = sampleWith(marks.redirect);
  const server = tokenServers.js;
  const main = programs.find(({ language, code }) => language === 'js' && marks.server.test(code));
  if (!server || !main) {
    throw new Error(`${placeOf(redirect)} goes on from a server that isn't there.`);
  }
  const [port, other] = [await freePort(), await freePort()];
  const code = `${finished(main, server, other)}\n${redirect.code}\ncreateServer(redirectToChat).listen(${port});\n`;
  const folder = folderWith({ 'server.mjs': code });
  const program = await startProgram(server.serve(port), port, {
    folder,
    env: { ROOKERY_SSO_SECRET: secret },
  });
  try {
    const follow = async (cookie: string) => {
      const { status, headers } = await fetch(program.address, { headers: { cookie }, redirect: 'manual' });
      expect({ status, cache: headers.get('cache-control') }, placeOf(redirect)).toEqual({
        status: 302,
        cache: 'no-store',
      });
      return headers.get('location') ?? '';
    };
    const chat = 'https://rookery.example/c/night-owls';
    expect(await follow('session=nobody'), placeOf(redirect)).toBe(chat);
    const target = await follow(server.cookie);
    const token = new URL(target).searchParams.get('token') ?? '';
    expect(target, placeOf(redirect)).toBe(ssoRedirect(issuer, token, chat));
    expect(checkToken(token, rules()), placeOf(redirect)).toBe('accepted');
  } finally {
    program.stop();
  }
});

test('the key pair, the key list and the token of ES256 belong together', async () => {
  useTool('openssl');
  const [keys, writeJwks, es256] = [marks.keys, marks.writeJwks, marks.es256].map(sampleWith) as [
    Sample,
    Sample,
    Sample,
  ];
  const folder = folderWith({ 'es256.mjs': es256.code });
  await runProgram(['sh', '-e', '-c', keys.code], { folder });
  await runProgram(['sh', '-e', '-c', writeJwks.code], { folder });
  const command = /ROOKERY_SSO_PRIVATE_KEY=.* node es256\.mjs/.exec(es256.code)?.[0] ?? '';
  const token = (await runProgram(['sh', '-c', command], { folder })).trim();

  const jwks: unknown = JSON.parse(fs.readFileSync(path.join(folder, 'jwks.json'), 'utf8'));
  const [jwk] = (jwks as { keys: Record<string, string>[] }).keys;
  const shown = JSON.parse(sampleWith(marks.jwks).code) as { keys: Record<string, string>[] };
  expect(Object.keys(jwk ?? {}).sort(), placeOf(writeJwks)).toEqual(Object.keys(shown.keys[0] ?? {}).sort());

  const key = createPublicKey({ key: jwk ?? {}, format: 'jwk' });
  const es256Rules = rules({ algorithm: 'ES256', key });
  expect(checkToken(token, es256Rules), placeOf(es256)).toBe('accepted');
  expect(checkToken(token, es256Rules), placeOf(es256)).toBe('sso_replayed');
  const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as {
    kid?: string;
  };
  expect(header.kid, placeOf(es256)).toBe(jwk?.kid);
});

test('the key list on the page is one of ES256, named as in the sample', () => {
  const sample = sampleWith(marks.jwks);
  const { keys } = JSON.parse(sample.code) as { keys: Record<string, string>[] };
  for (const jwk of keys) {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    expect(key.asymmetricKeyDetails?.namedCurve, placeOf(sample)).toBe('prime256v1');
    expect(jwk, placeOf(sample)).toMatchObject({ use: 'sig', alg: 'ES256' });
    expect(sampleWith(marks.es256).code, placeOf(sample)).toContain(`kid: '${jwk.kid}'`);
    expect(jwk, `${placeOf(sample)} shows no private key`).not.toHaveProperty('d');
  }
});

test('the claims on the page are those of the facts', () => {
  const sample = sampleWith(marks.claims);
  const claims = JSON.parse(sample.code) as Record<string, unknown>;
  const wanted = Object.entries<SsoClaim>(ssoClaims).map(([id, claim]) => [id, claim.sample] as const);
  expect(claims, placeOf(sample)).toEqual(Object.fromEntries(wanted));
  expect(
    Object.keys(claims).filter((id) => !isClaim(id as SsoClaimId, claims[id])),
    placeOf(sample),
  ).toEqual([]);
  const now = Number(claims.iat);
  expect(checkToken(signToken(claims, secret), rules({ now })), placeOf(sample)).toBe('accepted');
});

test('the look into a token shows its header and its claims', async () => {
  const sample = sampleWith(marks.look);
  const claims = { sub: 'user-1042', name: 'Wren' };
  const output = await runProgram(['sh', '-c', sample.code], {
    folder: folderWith({}),
    env: { TOKEN: signToken(claims, secret) },
  });
  expect(output, placeOf(sample)).toContain("alg: 'HS256'");
  expect(output, placeOf(sample)).toContain("sub: 'user-1042', name: 'Wren'");
});

test("the secret for Sign in with Apple is signed by the key and doesn't live too long", async () => {
  useTool('openssl');
  const sample = sampleWith(marks.apple);
  const folder = folderWith({ 'apple-secret.mjs': sample.code });
  await runProgram(['sh', '-e', '-c', sampleWith(marks.keys).code], { folder });
  const env = {
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_SERVICES_ID: 'example.harbour-radio.chat',
    APPLE_KEY_FILE: 'private.pem',
  };
  const token = (await runProgram([process.execPath, 'apple-secret.mjs'], { folder, env })).trim();
  const key = createPublicKey(fs.readFileSync(path.join(folder, 'public.pem')));
  // It is no token for Rookery: signed well, and refused for its claims.
  expect(checkToken(token, rules({ algorithm: 'ES256', key })), placeOf(sample)).toBe('sso_claim_missing');
  const { iss, aud, sub, iat, exp } = claimsOf(token);
  expect({ iss, aud, sub }, placeOf(sample)).toEqual({
    iss: env.APPLE_TEAM_ID,
    aud: 'https://appleid.apple.com',
    sub: env.APPLE_SERVICES_ID,
  });
  const days = (Number(exp) - Number(iat)) / 86_400;
  expect(days, placeOf(sample)).toBeLessThanOrEqual(organizationLimits['apple-secret-lifetime'].max * 30.4);
  expect(days, placeOf(sample)).toBeGreaterThan(30);
});
