import type { ReactNode } from 'react';
import { type SsoAlgorithmId, ssoAlgorithms } from '../../facts/sso';
import Checker from '../Checker';
import { webCrypto } from '../Checker/bytes';
import { cryptoMissing } from '../Checker/checks';
import { type Options, SelectField } from '../shared/fields';
import { checkSignIn, emptyInput, sampleToken, signInVerdict, type TokenInput } from './signIn';
import styles from './styles.module.css';
import { decodeToken } from './token';

const algorithms: Options<SsoAlgorithmId> = (Object.keys(ssoAlgorithms) as SsoAlgorithmId[]).map((id) => [
  id,
  id,
]);

/** The header and the claims of a token, as JSON. */
function Decoded({ token }: { readonly token: string }): ReactNode {
  const decoded = decodeToken(token);
  return typeof decoded === 'string' ? null : (
    <details className={styles.decoded}>
      <summary>Header and claims, decoded</summary>
      <pre>{JSON.stringify(decoded.header, null, 2)}</pre>
      <pre>{JSON.stringify(decoded.claims, null, 2)}</pre>
    </details>
  );
}

async function makeSample({ algorithm }: TokenInput, device: number): Promise<TokenInput | string> {
  const subtle = webCrypto();
  return subtle ? sampleToken(subtle, algorithm, device, crypto.randomUUID()) : cryptoMissing;
}

/** Checks a pasted sign-in token in the page, and says why each check passes or fails, and with which code. */
export default function TokenChecker(): ReactNode {
  return (
    <Checker
      label="Check a sign-in token"
      warning="**Use a test secret, and a token that has ended or was used.** Nothing you paste leaves this page or is kept, but a fresh token signs in whoever holds it, and a secret in use belongs on your server alone."
      without="The checker needs scripts. Without them, compare your token with the table of claims, and look its code up among the errors."
      empty={emptyInput}
      cleared={({ algorithm }) => ({ ...emptyInput, algorithm })}
      check={checkSignIn}
      verdict={signInVerdict}
      buttons={['Check the token', 'Make a sample token']}
      sample={makeSample}
      details={({ token }) => <Decoded token={token} />}
      fields={(field, input, change) => (
        <>
          {field('token', 'Token', undefined, 4)}
          <SelectField
            label="Algorithm"
            value={input.algorithm}
            options={algorithms}
            onChange={(algorithm) => change({ ...input, algorithm })}
          />
          {input.algorithm === 'HS256'
            ? field('secret', 'Secret', 'As the text it is, not decoded.')
            : field(
                'jwk',
                'Public key',
                'As a JWK, or the whole list of your JWKS address. Never a private key.',
                4,
              )}
          {field(
            'issuer',
            'Your address word',
            'What `iss` must be: of the organization, or on Pro of the chat. Leave it empty to check the form only.',
          )}
          {field('clock', 'Clock', 'In seconds, to check an old token. Empty is the clock of this device.')}
        </>
      )}
    />
  );
}
