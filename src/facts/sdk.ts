/** The npm package of the SDK, and its latest version. */
export const sdk = { package: '@rookery/embed', version: '2.5.0' } as const;

/** The error codes of the SDK, as `static/sdk/rookery-embed.d.ts` lists them. */
export const sdkErrorCodes = [
  'chat_not_found',
  'domain_not_allowed',
  'chat_full',
  'plan_required',
  'token_invalid',
  'token_expired',
  'not_signed_in',
  'not_allowed',
  'rate_limited',
  'offline',
] as const;

/** An error code of the SDK. */
export type SdkErrorId = (typeof sdkErrorCodes)[number];
