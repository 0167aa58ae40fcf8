import { ssoAlgorithms } from '@site/src/facts/sso';
import type { ReactNode } from 'react';
import Checker from '../ui/Checker';
import withErrorBoundary from '../ui/withErrorBoundary';
import { checkToken, createSampleToken, type TokenInput } from './checkToken';

const empty: TokenInput = { token: '', algorithm: 'HS256', key: '', issuer: '' };

const secretField = {
  name: 'key',
  label: 'Secret',
  hint: 'Paste it as it is, without decoding it.',
} as const;

const publicKeyField = {
  name: 'key',
  label: 'Public key',
  hint: 'Paste a JWK, or the whole response from your JWKS URL. Never paste a private key.',
  rows: 4,
} as const;

/** Checks a pasted sign-in token, and explains why each check passes or fails, and with which error code. */
export default withErrorBoundary(function TokenChecker(): ReactNode {
  return (
    <Checker
      submitLabel="Check the token"
      emptyInput={empty}
      fields={({ algorithm }) => [
        { name: 'token', label: 'Token', rows: 4, required: true },
        { name: 'algorithm', label: 'Algorithm', options: ssoAlgorithms },
        algorithm === 'HS256' ? secretField : publicKeyField,
        {
          name: 'issuer',
          label: 'Expected issuer',
          hint: 'The value that `iss` must have: the slug of your organization, or on Pro, of your chat.',
        },
      ]}
      check={checkToken}
      sampleLabel="Make a sample token"
      createSample={createSampleToken}
    />
  );
});
