import { limits } from '@site/src/facts/limits';
import { toSeconds } from '@site/src/facts/quantity';
import { type SsoClaim, type SsoClaimId, ssoClaims } from '@site/src/facts/sso';
import { isRecord } from '@site/src/utils/isRecord';
import type { JWTPayload } from 'jose';
import type { Problem } from './types';

const isType: Readonly<Record<SsoClaim['type'], (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  'whole number': Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  object: isRecord,
};

const sizeLimits: Partial<Record<SsoClaimId, { readonly max: number; readonly text: string }>> = {
  sub: limits['token-sub'],
  jti: limits['token-jti'],
  avatar: limits['token-avatar-address'],
  state: limits['token-state'],
  ranks: limits['token-ranks'],
};

function findClaimError(id: SsoClaimId, value: unknown): string | undefined {
  const { type, required }: SsoClaim = ssoClaims[id];
  if (value === undefined) return required ? `"${id}" is missing.` : undefined;
  if (!isType[type](value)) return `"${id}" must have the type "${type}".`;
  if (value === '') return `"${id}" is empty.`;
  // The characters of a string, or the properties of an object.
  const size = typeof value === 'string' ? [...value].length : Object.keys(value ?? {}).length;
  const limit = sizeLimits[id];
  return limit && size > limit.max ? `"${id}" must have ${limit.text}, but it has ${size}.` : undefined;
}

/** Checks the claims of a token in Rookery's order. */
export function checkClaims(claims: JWTPayload, issuer: string, nowSeconds: number): Problem[] {
  const ids = Object.keys(ssoClaims) as SsoClaimId[];
  const errors = ids.flatMap((id) => findClaimError(id, claims[id]) ?? []);
  if (errors.length > 0) return errors.map((message) => ({ code: 'sso_claim_missing', message }));
  const { iss, aud, iat = 0, exp = 0 } = claims;
  const audience = ssoClaims.aud.sample;
  const lifetime = limits['token-lifetime'];
  const isInLimit = exp > iat && exp - iat <= toSeconds(lifetime);
  const skew = toSeconds(limits['token-clock-skew']);
  const expiry = new Date(exp * 1000).toUTCString();
  const early = iat - nowSeconds;
  const checks = [
    [aud === audience, 'sso_audience', `"aud" is "${aud}", but it must be "${audience}".`],
    [!issuer || iss === issuer, 'sso_audience', `"iss" is "${iss}", but it must be "${issuer}".`],
    [nowSeconds - exp <= skew, 'sso_expired', `By this device's clock, the token expired on ${expiry}.`],
    [early <= skew, 'sso_expired', `By this device's clock, "iat" is ${early} seconds in the future.`],
    [isInLimit, 'sso_expired', `"exp" must be ${lifetime.text} after "iat", both in seconds.`],
  ] as const;
  return checks.flatMap(([isRight, code, message]) => (isRight ? [] : { code, message }));
}
