import { ssoAlgorithms } from '@site/src/facts/sso';
import type { ReactNode } from 'react';
import Checker from '../ui/Checker';
import SelectField from '../ui/SelectField';
import TextField from '../ui/TextField';
import withErrorBoundary from '../ui/withErrorBoundary';
import { checkToken, createSampleToken, type TokenInput } from './checkToken';

const empty: TokenInput = { token: '', algorithm: 'HS256', key: '', issuer: '' };

const secretField = {
  label: 'Secret',
  hint: 'Paste it as it is, without decoding it.',
};

const publicKeyField = {
  label: 'Public key',
  hint: 'Paste a JWK, or the whole response from your JWKS URL. Never paste a private key.',
  rows: 4,
};

/** Checks a pasted sign-in token, and explains why each check passes or fails, and with which error code. */
export default withErrorBoundary(function TokenChecker(): ReactNode {
  return (
    <Checker
      submitLabel="Check the token"
      emptyInput={empty}
      check={checkToken}
      sampleLabel="Make a sample token"
      createSample={createSampleToken}
    >
      {(field, { algorithm }) => (
        <>
          <TextField {...field('token')} label="Token" rows={4} required />
          <SelectField
            {...field('algorithm')}
            label="Algorithm"
            options={ssoAlgorithms.map((id) => [id, id])}
          />
          <TextField {...field('key')} {...(algorithm === 'HS256' ? secretField : publicKeyField)} />
          <TextField
            {...field('issuer')}
            label="Expected issuer"
            hint="The value that `iss` must have: your organization's address. On Pro, it's your chat's address."
          />
        </>
      )}
    </Checker>
  );
});
