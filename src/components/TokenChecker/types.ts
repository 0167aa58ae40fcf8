import type { SsoAlgorithmId } from '@site/src/facts/sso';

/** The form's values, as pasted. */
export interface TokenInput {
  readonly token: string;
  /** The algorithm chosen in the console. */
  readonly algorithm: SsoAlgorithmId;
  /** The secret for HS256, or the public key for RS256 and ES256. If it's empty, the signature isn't checked. */
  readonly key: string;
  /** The expected `iss`. If it's empty, `iss` isn't compared. */
  readonly issuer: string;
}

export interface Problem {
  /** The error code that Rookery returns. A problem of a field alone has none. */
  readonly code?: string;
  /** The field to correct. */
  readonly field?: keyof TokenInput;
  readonly message: string;
}
