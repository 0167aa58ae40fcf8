import { createHmac, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import { developerLimits } from '../../src/facts/limits/developers';
import { type SsoClaim, type SsoClaimId, type SsoErrorId, ssoClaims } from '../../src/facts/sso';

/** What a token is checked against. */
export interface TokenRules {
  readonly algorithm: 'HS256' | 'ES256';
  /** The secret as text, or the public key. */
  readonly key: string | KeyObject;
  readonly issuer: string;
  /** The time of day in seconds. */
  readonly now: number;
  /** The state in the cookie of the browser that a redirect comes from. */
  readonly state?: string;
  /** Every `jti` that has been used; that of an accepted token is added. */
  readonly used: Set<string>;
}

/** The claims of a token, unchecked. */
export type Claims = Readonly<Record<string, unknown>>;

const skew = developerLimits['token-clock-skew'].max;
const longest = developerLimits['token-lifetime'].max * 60;
const longestText: Partial<Record<SsoClaimId, number>> = {
  sub: developerLimits['token-sub'].max,
  jti: developerLimits['token-jti'].max,
  state: developerLimits['token-state'].max,
};

function read(part: string): Claims {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  return typeof value === 'object' && value !== null ? (value as Claims) : {};
}

/** Returns the claims of a token. Doesn't check the signature. */
export function claimsOf(token: string): Claims {
  return read(token.split('.')[1] ?? '');
}

function isSigned(token: string, { algorithm, key }: TokenRules): boolean {
  const [header = '', claims = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || /[^\w.-]/.test(token) || read(header).alg !== algorithm) {
    return false;
  }
  const text = Buffer.from(`${header}.${claims}`);
  const given = Buffer.from(signature, 'base64url');
  if (typeof key === 'string') {
    const expected = createHmac('sha256', key).update(text).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
  return verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, given);
}

/** Returns whether the value of a claim has its type and is neither empty nor too long. */
function isClaim(id: SsoClaimId, value: unknown): boolean {
  const { type }: SsoClaim = ssoClaims[id];
  if (type === 'number') {
    return Number.isInteger(value);
  }
  if (id === 'email' && !/^[^@\s]+@[^@\s.]+\.[^@\s]+$/.test(String(value))) {
    return false;
  }
  const full =
    typeof value !== 'string' || (value !== '' && value.length <= (longestText[id] ?? value.length));
  return typeof value === type && value !== null && full;
}

/**
 * Checks a sign-in token as the page describes it. Written from the facts, and not from the samples.
 * @returns the code of the first thing that is wrong, or `accepted`
 */
export function checkToken(token: string, rules: TokenRules): SsoErrorId | 'accepted' {
  if (!isSigned(token, rules)) {
    return 'sso_signature';
  }
  const claims = claimsOf(token);
  const ids = Object.keys(ssoClaims) as SsoClaimId[];
  if (ids.some((id) => (ssoClaims[id].needed || id in claims) && !isClaim(id, claims[id]))) {
    return 'sso_claim_missing';
  }
  if (claims.aud !== 'rookery' || claims.iss !== rules.issuer) {
    return 'sso_audience';
  }
  const [iat, exp] = [Number(claims.iat), Number(claims.exp)];
  if (exp + skew < rules.now || exp - iat > longest || exp <= iat || iat - skew > rules.now) {
    return 'sso_expired';
  }
  if (rules.state !== undefined && claims.state !== rules.state) {
    return 'sso_state';
  }
  const jti = String(claims.jti);
  if (rules.used.has(jti)) {
    return 'sso_replayed';
  }
  rules.used.add(jti);
  return 'accepted';
}

/** Returns a token signed with a secret. The claims can be wrong. */
export function signToken(
  claims: Claims,
  secret: string,
  header: Claims = { alg: 'HS256', typ: 'JWT' },
): string {
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
