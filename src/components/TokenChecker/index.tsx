import CodeBlock from '@theme/CodeBlock';
import type { ReactNode } from 'react';
import { ssoAlgorithms } from '../../facts/sso';
import Checker from '../Checker';
import {
  checkToken,
  createSampleToken,
  decodeToken,
  stripToken,
  summarizeToken,
  type TokenInput,
} from './checkToken';

const empty: TokenInput = { token: '', algorithm: 'HS256', key: '', issuer: '' };

/** The header and the claims of a token, as JSON. */
function Decoded({ token }: { readonly token: string }): ReactNode {
  return (
    <details>
      <summary>Decoded header and claims</summary>
      <CodeBlock language="json">{JSON.stringify(decodeToken(token), null, 2)}</CodeBlock>
    </details>
  );
}

/** Checks a pasted sign-in token in the page, and says why each check passes or fails, and with which code. */
export default function TokenChecker(): ReactNode {
  return (
    <Checker
      label="Check a sign-in token"
      warning="**Use a test secret, and a token that has expired or was used.** What you paste stays on this page and isn't stored. But anyone who has a fresh token can sign in with it, and the secret you use in production should stay on your server."
      noScript="The checker needs JavaScript. Without it, compare your token with the claims table, and look up its error code."
      emptyInput={empty}
      check={checkToken}
      summarize={summarizeToken}
      checkLabel="Check the token"
      sampleLabel="Make a sample token"
      createSample={createSampleToken}
      renderDetails={({ token }, checks) => checks.length > 1 && <Decoded token={stripToken(token)} />}
      fields={({ algorithm }) => [
        { name: 'token', label: 'Token', rows: 4, required: true },
        { name: 'algorithm', label: 'Algorithm', options: ssoAlgorithms },
        algorithm === 'HS256'
          ? { name: 'key', label: 'Secret', hint: 'Paste it as it is, without decoding it.' }
          : {
              name: 'key',
              label: 'Public key',
              hint: 'Paste a JWK, or the whole response from your JWKS URL. Never paste a private key.',
              rows: 4,
            },
        {
          name: 'issuer',
          label: 'Expected issuer',
          hint: 'The value that `iss` must have: the slug of your organization, or on Pro, of your chat.',
        },
      ]}
    />
  );
}
