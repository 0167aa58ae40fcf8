import { createPublicKey } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { expect, onTestFinished, test } from 'vitest';
import { organizationLimits } from '../../src/facts/limits/organizations';
import { examples } from '../../src/facts/product';
import { type SsoClaim, type SsoClaimId, ssoClaims, ssoSampleAddresses } from '../../src/facts/sso';
import { serverLanguages } from '../support/languages';
import { folderWith, runProgram } from '../support/programs';
import { samplesOfClass } from '../support/sampleClasses';
import { placeOf, type Sample, sampleWith } from '../support/samples';
import { tokenServers } from '../support/tokenServers';
import {
  finished,
  rules,
  ssoSamples,
  ssoSecret,
  startTokenServer,
  testTokenServer,
  tokenPath,
  tokenServer,
  tokenServerSamples,
} from '../support/tokenServerTests';
import { checkToken, claimsOf, isClaim, signToken } from '../support/tokens';

testTokenServer('js');

const marks = {
  server: /Replace this with /,
  redirect: /function signInPage/,
  es256: /ROOKERY_SSO_PRIVATE_KEY/,
  apple: /APPLE_TEAM_ID/,
  look: /\$TOKEN/,
  keys: /openssl genpkey/,
  writeJwks: /jwks\.json/,
  jwks: /^\{\s*"keys"/,
  claims: /^\{\s*"iss"/,
};

const sampleOf = (mark: RegExp) => sampleWith(ssoSamples, mark);

test('every program and JSON block on the pages is tested', () => {
  const known = ssoSamples.map(
    (sample) =>
      `${placeOf(sample)}: ${Object.entries(marks)
        .filter(([, mark]) => mark.test(sample.code))
        .map(([name]) => name)
        .join(' and ')}`,
  );
  expect(known.filter((line) => !/: \w+$/.test(line))).toEqual([]);
  expect(tokenServerSamples.map(({ language }) => language)).toEqual(serverLanguages);
});

/** Makes the one change to a program that a page tells its readers to make. */
function change(code: string, from: string, to: string): string {
  expect(code.split(from), from).toHaveLength(2);
  return code.replace(from, () => to);
}

const roles = ['editor', 'former-editor', 'reader'];

/** Returns the token server with the sign-in page and the ranks of the membership site, put together as the pages say. */
function wholeProgram(port: number): string {
  const ranks = samplesOfClass('node').find(({ code }) => code.includes('function ranksOf'));
  const redirect = sampleOf(marks.redirect).code;
  const route = /^\/\/ (if .+ return signInPage.+)$/m.exec(redirect)?.[1] ?? '';
  const ranked = change(
    redirect,
    'rookeryToken(user, { state })',
    'rookeryToken(user, { state, ...ranksOf(user) })',
  );
  const start = 'async function respond(request, response) {\n';
  const routed = change(finished(tokenServer('js'), tokenServers.js, port), start, `${start}  ${route}\n`);
  const main = change(routed, 'rookeryToken(user)', 'rookeryToken(user, ranksOf(user))');
  const sessions = roles
    .map((role) => `['${role}', { id: '${role}', name: 'Jay', role: '${role}' }], `)
    .join('');
  return `${change(main, "['broken',", `${sessions}['broken',`)}\n${ranks?.code}\n${ranked}`;
}

test('the token server, the sign-in page, and the ranks work in one program', async () => {
  const redirect = sampleOf(marks.redirect);
  const server = tokenServers.js;
  const program = await startTokenServer('js', wholeProgram);
  const place = placeOf(redirect);
  const returnTo = 'https://rookery.example/c/night-owls?a="><script>&b=1';
  onTestFinished(program.stop);
  const open = async (query: Readonly<Record<string, string>>, cookie = server.cookie) => {
    const response = await fetch(`${program.address}/rookery-sign-in?${new URLSearchParams(query)}`, {
      headers: { cookie },
      redirect: 'manual',
    });
    expect(response.headers.get('cache-control'), place).toBe('no-store');
    return response;
  };
  const state = 'state-of-this-browser';
  const withoutState = await open({ return_to: returnTo });
  expect(withoutState.headers.get('location'), place).toBe(ssoSampleAddresses.start);

  const signedOut = await open({ state, return_to: returnTo }, 'session=nobody');
  const next = new URL(signedOut.headers.get('location') ?? '', program.address).searchParams.get('next');
  expect(new URL(next ?? '', program.address).searchParams.get('return_to'), place).toBe(returnTo);

  const page = await open({ state, return_to: returnTo }, 'session=editor');
  const $ = cheerio.load(await page.text());
  expect($('form').attr(), place).toEqual({ method: 'post', action: ssoSampleAddresses.signIn });
  expect($('input[name=return_to]').attr('value'), place).toBe(returnTo);
  expect($('script').attr('nonce'), place).toBeTruthy();
  expect(page.headers.get('content-security-policy'), place).toContain($('script').attr('nonce'));

  const token = $('input[name=token]').attr('value') ?? '';
  const moderator = { [examples.chatId]: 'moderator' };
  expect(claimsOf(token), place).toMatchObject({ state, ranks: moderator });
  expect(checkToken(token, rules({ state })), place).toBe('accepted');
  expect(checkToken(token, rules({ state: 'state-of-another-browser' })), place).toBe('sso_state');

  // An error while a token is signed ends that request, and not the server.
  expect((await open({ state }, server.brokenCookie)).status, place).toBe(500);
  expect((await fetch(`${program.address}/rookery-sign-in-2`)).status, place).toBe(404);
  const ranks = roles.map(async (role) => {
    const post = { method: 'POST', headers: { cookie: `session=${role}` } };
    const response = await fetch(`${program.address}${tokenPath}`, post);
    return claimsOf(((await response.json()) as { token: string }).token).ranks;
  });
  const expected = [moderator, { [examples.chatId]: 'member' }, undefined];
  expect(await Promise.all(ranks), place).toEqual(expected);
});

test('the ES256 key pair, key list, and token match', async () => {
  const [keys, writeJwks, es256] = [marks.keys, marks.writeJwks, marks.es256].map(sampleOf) as [
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
  const shown = JSON.parse(sampleOf(marks.jwks).code) as { keys: Record<string, string>[] };
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

test('the key list on the page has ES256 keys with the id that the sample uses', () => {
  const sample = sampleOf(marks.jwks);
  const { keys } = JSON.parse(sample.code) as { keys: Record<string, string>[] };
  for (const jwk of keys) {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    expect(key.asymmetricKeyDetails?.namedCurve, placeOf(sample)).toBe('prime256v1');
    expect(jwk, placeOf(sample)).toMatchObject({ use: 'sig', alg: 'ES256' });
    expect(sampleOf(marks.es256).code, placeOf(sample)).toContain(`kid: '${jwk.kid}'`);
    expect(jwk, `${placeOf(sample)} shows no private key`).not.toHaveProperty('d');
  }
});

test('the claims on the page are those of the facts', () => {
  const sample = sampleOf(marks.claims);
  const claims = JSON.parse(sample.code) as Record<string, unknown>;
  const wanted = Object.entries<SsoClaim>(ssoClaims).map(([id, claim]) => [id, claim.sample] as const);
  expect(claims, placeOf(sample)).toEqual(Object.fromEntries(wanted));
  expect(
    Object.keys(claims).filter((id) => !isClaim(id as SsoClaimId, claims[id])),
    placeOf(sample),
  ).toEqual([]);
  const now = Number(claims.iat);
  expect(checkToken(signToken(claims, ssoSecret), rules({ now })), placeOf(sample)).toBe('accepted');
});

test('the sample that decodes a token prints its header and its claims', async () => {
  const sample = sampleOf(marks.look);
  const claims = { sub: 'user-1042', name: 'Wren' };
  const output = await runProgram(['sh', '-c', sample.code], {
    folder: folderWith({}),
    env: { TOKEN: signToken(claims, ssoSecret) },
  });
  expect(output, placeOf(sample)).toContain("alg: 'HS256'");
  expect(output, placeOf(sample)).toContain("sub: 'user-1042', name: 'Wren'");
});

test('the secret for Sign in with Apple is signed, and expires soon enough', async () => {
  const sample = sampleOf(marks.apple);
  const folder = folderWith({ 'apple-secret.mjs': sample.code });
  await runProgram(['sh', '-e', '-c', sampleOf(marks.keys).code], { folder });
  const env = {
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_SERVICES_ID: 'example.harbour-radio.chat',
    APPLE_KEY_FILE: 'private.pem',
  };
  const token = (await runProgram([process.execPath, 'apple-secret.mjs'], { folder, env })).trim();
  const key = createPublicKey(fs.readFileSync(path.join(folder, 'public.pem')));
  // It isn't a token for Rookery: the signature is right, the claims aren't.
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
