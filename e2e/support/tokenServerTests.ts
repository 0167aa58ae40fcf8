import { describe, expect, onTestFinished, test } from 'vitest';
import { developerLimits } from '../../src/facts/limits/developers';
import { acceptsOthers, sendBadRequests } from './badRequests';
import { fileName, isMissing, languages, type ServerLanguage, serveCommand } from './languages';
import { folderWith, freePort, type Program, startProgram } from './programs';
import { placeOf, type Sample, samplesOf } from './samples';
import { type SignedIn, type TokenServer, tokenServers } from './tokenServers';
import { checkToken, claimsOf, type TokenRules } from './tokens';

/** The secret that the samples sign with. */
export const ssoSecret = 'a-secret-for-tests-of-more-than-32-bytes';

const ssoIssuer = 'harbour-radio';

/** Someone whose name has all that JSON escapes, and letters of two, three, and four bytes. */
const user: SignedIn = { id: 'user-1042', name: 'Wren "Grüße" \\ 夜 🦉' };

/** The programs and JSON blocks on the pages about single sign-on. */
export const ssoSamples: readonly Sample[] = samplesOf([
  'organizations/sso',
  'organizations/sso/tokens',
  'organizations/sso/redirect',
  'organizations/sso/social-login-providers',
]).filter(({ language }) => language !== 'html' && language !== 'text');

/** The servers that return a token to people who are signed in: one in each language. */
export const tokenServerSamples: readonly Sample[] = ssoSamples.filter(({ code }) =>
  /Replace this with /.test(code),
);

/** Returns what a token is checked against. */
export function rules(change: Partial<TokenRules> = {}): TokenRules {
  return {
    algorithm: 'HS256',
    key: ssoSecret,
    issuer: ssoIssuer,
    now: Date.now() / 1000,
    used: new Set(),
    ...change,
  };
}

/** Returns the code of a token server with someone signed in and another port. */
export function finished({ code, ...place }: Sample, { sessions }: TokenServer, port: number): string {
  if (sessions) {
    expect(code, `${placeOf({ code, ...place })} has sessions to fill`).toContain(sessions.empty);
  }
  return code
    .replace(sessions?.empty ?? '', () => sessions?.filled(user) ?? '')
    .replace(/\b8080\b/, String(port));
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
    'with another secret': checkToken(token, rules({ key: `${ssoSecret}!` })),
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

/** Returns the page's token server in a language. */
export function tokenServer(id: ServerLanguage): Sample {
  const sample = tokenServerSamples.find(({ language }) => language === id);
  if (!sample) {
    throw new Error(`docs/organizations/sso/tokens.mdx has no token server in ${id}.`);
  }
  return sample;
}

/** Starts a token server with someone signed in, with code like that of `finished`. */
export async function startTokenServer(
  id: ServerLanguage,
  codeOn: (port: number) => string,
  ROOKERY_SSO_SECRET = ssoSecret,
): Promise<Program> {
  const port = await freePort();
  const file = fileName(id, 'token-server');
  const folder = folderWith({ [file]: codeOn(port), ...tokenServers[id].files?.(user) });
  return startProgram(serveCommand(id, file, port), port, { folder, env: { ROOKERY_SSO_SECRET } });
}

/** The path at which the token servers of the samples listen. */
export const tokenPath = '/rookery-token';

function request({ address }: Program, cookie: string, method = 'POST'): Promise<Response> {
  return fetch(`${address}${tokenPath}`, { method, headers: { cookie } });
}

/**
 * Adds the tests of the page's token server in a language.
 * @param id the language of its code block
 */
export function testTokenServer(id: ServerLanguage): void {
  const [sample, server] = [tokenServer(id), tokenServers[id]];
  const place = placeOf(sample);
  const start = (secret?: string) => startTokenServer(id, (port) => finished(sample, server, port), secret);

  describe.skipIf(isMissing(id))(`the token server in ${languages[id].name}`, () => {
    test('returns a good token to people who are signed in, and none to others', async () => {
      const program = await start();
      onTestFinished(program.stop);
      const ask = (...args: [cookie: string, method?: string]) => request(program, ...args);

      expect((await ask('session=nobody')).status, `${place}, not signed in`).toBe(401);
      expect((await ask(server.cookie, 'GET')).status, `${place}, GET`).toBeGreaterThanOrEqual(404);

      const responses = [await ask(server.cookie), await ask(server.cookie)];
      for (const response of responses) {
        expect(response.status, place).toBe(200);
        expect(response.headers.get('cache-control'), place).toContain('no-store');
        expect(response.headers.get('content-type'), place).toContain('application/json');
      }
      const [token = '', another = ''] = await Promise.all(
        responses.map(async (response) => ((await response.json()) as { token: string }).token),
      );
      expectGoodToken(token, another, place);
    });

    test('serves after broken, huge, and failing requests', async () => {
      const program = await start();
      onTestFinished(program.stop);
      const good = { path: tokenPath, headers: { cookie: server.cookie }, body: '{"type":"ping"}' };
      const statuses = await sendBadRequests(program, good, async (what) =>
        expect((await request(program, server.cookie)).status, `${place} after ${what}`).toBe(200),
      );
      expect(statuses['ten megabytes'], place).toBeOneOf([413, 0]);
      expect((await request(program, server.brokenCookie)).status, place).toBe(500);
      expect((await request(program, server.cookie)).status, `${place}\n${program.output()}`).toBe(200);
      expect(await acceptsOthers(program), `${place} listens on 127.0.0.1 only`).toBe(false);
      expect(program.output(), `${place} keeps the secret out of its log`).not.toContain(ssoSecret);
    });

    test.each(['', 'short', '…', '<the secret from the console, of 32 bytes or more>'])(
      'signs nothing with the secret "%s"',
      async (secret) => {
        // PHP reads the secret for each request, and the other servers when they start.
        const program = await start(secret).catch(() => undefined);
        const status = program ? (await request(program, server.cookie)).status : 'not started';
        program?.stop();
        expect(status, place).toBe(program ? 500 : 'not started');
      },
    );
  });
}
