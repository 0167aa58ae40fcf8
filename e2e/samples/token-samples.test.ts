import fs from 'node:fs';
import * as cheerio from 'cheerio';
import { decodeJwt, decodeProtectedHeader, importSPKI, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { checkToken } from '../../src/components/TokenChecker/checkToken';
import type { TokenInput } from '../../src/components/TokenChecker/types';
import { examples } from '../../src/facts/product';
import { type SsoClaim, ssoClaims, ssoSampleAddresses } from '../../src/facts/sso';
import { fromRoot } from '../../src/utils/files';
import { createTempFolder } from '../../tools/testing/tempFolders';
import { runCommand, runSample, startServer, testIn, testWith } from '../support/programs';
import { findCode, samplesIn } from '../support/samples';

const secret = 'a-secret-for-tests-of-more-than-32-bytes';
const env = { ROOKERY_SSO_SECRET: secret };
// Python's own parser stops at the first of these cookies.
const cookie = 'prefs={"a":1}; session=5d1c';

/** A name with characters of two, three, and four bytes in UTF-8. */
const name = 'Wren Grüße 夜 🦉';

/** Returns the result of the token checker on the page. */
async function summarize(token: string, input: Partial<TokenInput> = {}, now = Date.now() / 1000) {
  const issuer = ssoClaims.iss.sample;
  return (await checkToken({ token, algorithm: 'HS256', key: secret, issuer, ...input }, now)).summary;
}

const valid = /^This token is valid/;

/** The empty session store of each sample, and a replacement with a signed-in user. */
const sessions = {
  js: ['new Map()', `new Map([['5d1c', { id: 'user-1042', name: '${name}', role: 'editor' }]])`],
  ruby: ['SESSIONS = {}', `SESSIONS = { '5d1c' => { 'id' => 'user-1042', 'name' => '${name}' } }`],
  java: ['new ConcurrentHashMap<>();', `Map.of("5d1c", new User("user-1042", "${name}"));`],
  php: [
    "$_SESSION['user'] ?? null",
    `$_COOKIE['session'] === '5d1c' ? ['id' => 'user-1042', 'name' => '${name}'] : null`,
  ],
  python: ['sessions = {}', `sessions = {"5d1c": {"id": "user-1042", "name": "${name}"}}`],
} as const;

function serverIn(language: keyof typeof sessions): string {
  const [sample] = samplesIn([language], '/organizations/sso/tokens');
  const [empty, filled] = sessions[language];
  return (sample?.code ?? '').replace(empty, () => filled);
}

for (const language of ['js', 'ruby', 'java', 'php', 'python'] as const) {
  testIn(language)(`the token server in ${language} gives each signed-in user a new token`, async () => {
    const server = await startServer(language, serverIn(language), env);
    const ask = (session: string) =>
      fetch(`${server.address}/rookery-token`, { method: 'POST', headers: { cookie: session } });
    expect((await ask('session=unknown')).status).toBe(401);
    const other = await fetch(`${server.address}/rookery-token?x=1`, { headers: { cookie } });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
    const used = new Set<unknown>();
    for (const response of [await ask(cookie), await ask(cookie)]) {
      expect(response.status, server.output()).toBe(200);
      expect(response.headers.get('cache-control')).toContain('no-store');
      const { token }: { token: string } = JSON.parse(await response.text());
      expect(await summarize(token)).toMatch(valid);
      expect(decodeJwt(token)).toMatchObject({ sub: 'user-1042', name });
      used.add(decodeJwt(token).jti);
    }
    expect(used.size).toBe(2);
  });
}

test('the sample with a library signs a valid token', async () => {
  const code = findCode(/new SignJWT/);
  const folder = createTempFolder({
    'library.mjs': `${code}console.log(await rookeryToken({ id: 1, name: 'Wren' }));`,
  });
  fs.symlinkSync(fromRoot('node_modules'), `${folder}/node_modules`);
  expect(await summarize((await runCommand('node library.mjs', folder, env)).trim())).toMatch(valid);
});

testIn('python')('the ranks in Python are those of the user', async () => {
  const code = `${findCode(/def ranks_of/, 'python')}print(ranks_of({"role": "editor"}), ranks_of({}))`;
  const output = await runSample('python', code, createTempFolder(), {});
  expect(output).toBe(`{'ranks': {'${examples.chatId}': 'moderator'}} {}\n`);
});

test('the token server, the sign-in page, and the ranks work in one program', async () => {
  const redirect = findCode(/function signInPage/);
  const route = /^\/\/ (if .+ return signInPage.+)$/m.exec(redirect)?.[1] ?? '';
  const beginning = 'async function respond(request, response) {\n';
  const program = [
    serverIn('js').replace(beginning, () => `${beginning}  ${route}\n`),
    findCode(/function ranksOf/),
    redirect.replace('rookeryToken(user, { state })', 'rookeryToken(user, { state, ...ranksOf(user) })'),
  ];
  const { address } = await startServer('js', program.join('\n'), env);
  const returnTo = 'https://rookery.example/c/night-owls?a="><script>&b=1';
  const open = (query: Readonly<Record<string, string>>, session: string) =>
    fetch(`${address}/rookery-sign-in?${new URLSearchParams({ return_to: returnTo, ...query })}`, {
      headers: { cookie: session },
      redirect: 'manual',
    });
  expect((await open({}, cookie)).headers.get('location')).toBe(ssoSampleAddresses.start);
  const signedOut = await open({ state: 'one' }, 'session=unknown');
  expect(signedOut.headers.get('location')).toMatch(/^\/sign-in\?next=/);

  const page = await open({ state: 'one' }, cookie);
  const $ = cheerio.load(await page.text());
  expect($('form').attr()).toEqual({ method: 'post', action: ssoSampleAddresses.signIn });
  expect($('input[name=return_to]').attr('value')).toBe(returnTo);
  expect(page.headers.get('content-security-policy')).toContain(`'nonce-${$('script').attr('nonce')}'`);
  const token = $('input[name=token]').attr('value') ?? '';
  expect(await summarize(token)).not.toMatch(/^Rookery would return/);
  expect(decodeJwt(token)).toMatchObject({ state: 'one', ranks: { [examples.chatId]: 'moderator' } });
});

testWith('openssl')('the key set of the samples for ES256 verifies their token', async () => {
  const es256 = findCode(/ROOKERY_SSO_PRIVATE_KEY/);
  const folder = createTempFolder({ 'es256.mjs': es256 });
  for (const mark of [/openssl genpkey/, /jwks\.json/]) await runCommand(findCode(mark, 'bash'), folder);
  const command = /ROOKERY_SSO_PRIVATE_KEY=.* node es256\.mjs/.exec(es256)?.[0] ?? '';
  const token = (await runCommand(command, folder)).trim();
  const keyOf = (text: string): Record<string, string> => JSON.parse(text).keys[0];
  const jwk = keyOf(fs.readFileSync(`${folder}/jwks.json`, 'utf8'));
  const shown = keyOf(findCode(/^\{\s*"keys"/, 'json'));
  expect(await summarize(token, { algorithm: 'ES256', key: JSON.stringify(jwk) })).toMatch(valid);
  expect(decodeProtectedHeader(token).kid).toBe(jwk.kid);
  expect(shown).toEqual({ ...jwk, x: expect.any(String), y: expect.any(String) });
});

test('the claims on the page are those of the facts', () => {
  const claims = JSON.parse(findCode(/^\{\s*"iss"/, 'json'));
  const samples = Object.entries<SsoClaim>(ssoClaims).map(([id, { sample }]) => [id, sample]);
  expect(claims).toEqual(Object.fromEntries(samples));
});

test('the test vector on the page is valid, and its header and claims match its token', async () => {
  const code = findCode(/^secret /, 'text');
  const [, key = '', header = '', claims = '', token = ''] =
    /^secret +(.+)\nheader +(.+)\nclaims +(.+)\ntoken +(.+)$/m.exec(code) ?? [];
  const segments = token.split('.').map((segment) => Buffer.from(segment, 'base64url').toString());
  expect(segments.slice(0, 2)).toEqual([header, claims]);
  const input = { key, issuer: examples.chat };
  expect(await summarize(token, input, JSON.parse(claims).iat)).toMatch(valid);
});

testWith('openssl')('the client secret for Sign in with Apple has what Apple requires', async () => {
  const folder = createTempFolder({ 'apple.mjs': findCode(/APPLE_TEAM_ID/) });
  await runCommand(findCode(/openssl genpkey/, 'bash'), folder);
  const names = { APPLE_TEAM_ID: 'T', APPLE_KEY_ID: 'K', APPLE_SERVICES_ID: 'S' };
  const token = await runCommand('node apple.mjs', folder, { ...names, APPLE_KEY_FILE: 'private.pem' });
  const key = await importSPKI(fs.readFileSync(`${folder}/public.pem`, 'utf8'), 'ES256');
  const options = { issuer: 'T', subject: 'S', audience: 'https://appleid.apple.com' };
  expect((await jwtVerify(token.trim(), key, options)).protectedHeader.kid).toBe('K');
});
