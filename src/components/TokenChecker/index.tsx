import { type ReactNode, useId, useRef, useState } from 'react';
import { type SsoAlgorithmId, ssoAlgorithms } from '../../facts/sso';
import Checker, { Checks, Field } from '../Checker';
import { webCrypto } from '../Checker/bytes';
import { type Check, cryptoMissing } from '../Checker/checks';
import { checkSignIn, sampleToken, signInVerdict, type TokenInput } from './signIn';
import styles from './styles.module.css';
import { decodeToken } from './token';

const nothing: TokenInput = { token: '', algorithm: 'HS256', secret: '', jwk: '', issuer: '', clock: '' };
const algorithms = Object.keys(ssoAlgorithms) as SsoAlgorithmId[];

/** The header and the claims of a token, to read. */
function Decoded({ token }: { token: string }): ReactNode {
  const decoded = decodeToken(token);
  if (typeof decoded === 'string') {
    return null;
  }
  return (
    <details className={styles.decoded}>
      <summary>Header and claims, decoded</summary>
      <pre>{JSON.stringify(decoded.header, null, 2)}</pre>
      <pre>{JSON.stringify(decoded.claims, null, 2)}</pre>
    </details>
  );
}

/** Checks a pasted sign-in token in the page and says why each check passes or fails, and with which code. */
export default function TokenChecker(): ReactNode {
  const [input, setInput] = useState(nothing);
  const [checks, setChecks] = useState<readonly Check[]>([]);
  const [trouble, setTrouble] = useState('');
  const current = useRef(nothing);
  const id = useId();

  // What was found belongs to what was pasted: it goes when that changes.
  function take(next: TokenInput): void {
    current.current = next;
    setInput(next);
    setChecks([]);
    setTrouble('');
  }

  async function check(asked: TokenInput): Promise<void> {
    const found = await checkSignIn(asked, Math.floor(Date.now() / 1000));
    if (current.current === asked) {
      setChecks(found);
    }
  }

  async function fillIn(): Promise<void> {
    const subtle = webCrypto();
    if (!subtle) {
      setTrouble(cryptoMissing);
      return;
    }
    const sample = await sampleToken(
      subtle,
      input.algorithm,
      Math.floor(Date.now() / 1000),
      crypto.randomUUID(),
    );
    take(sample);
    await check(sample);
  }

  const field = (name: keyof TokenInput) => ({
    value: input[name],
    onType: (value: string) => take({ ...input, [name]: value }),
  });

  return (
    <Checker
      label="Check a sign-in token"
      warning="**Use a test secret, and a token that has ended or was used.** Nothing you paste leaves this page or is kept, but a fresh token signs in whoever holds it, and a secret in use belongs on your server alone."
      without="The checker needs scripts. Without them, compare your token with the table of claims, and look its code up among the errors."
      onCheck={() => check(input)}
      status={trouble || (checks.length > 0 ? signInVerdict(checks) : '')}
      fields={
        <>
          <Field label="Token" rows={4} {...field('token')} />
          <div>
            <label htmlFor={id}>Algorithm</label>
            <select
              id={id}
              value={input.algorithm}
              onChange={(event) => {
                const algorithm = algorithms.find((each) => each === event.target.value);
                take({ ...input, algorithm: algorithm ?? input.algorithm });
              }}
            >
              {algorithms.map((algorithm) => (
                <option key={algorithm}>{algorithm}</option>
              ))}
            </select>
          </div>
          {input.algorithm === 'HS256' ? (
            <Field label="Secret" hint="As the text it is, not decoded." {...field('secret')} />
          ) : (
            <Field
              label="Public key"
              hint="As a JWK, or the whole list of your JWKS address. Never a private key."
              rows={4}
              {...field('jwk')}
            />
          )}
          <Field
            label="Your address word"
            hint="What `iss` must be: of the organization, or on Pro of the chat. Leave it empty to check the form only."
            {...field('issuer')}
          />
          <Field
            label="Clock"
            hint="In seconds, to check an old token. Empty is the clock of this device."
            {...field('clock')}
          />
        </>
      }
      buttons={
        <>
          <button type="submit">Check the token</button>
          <button type="button" onClick={fillIn}>
            Make a sample token
          </button>
          <button type="button" onClick={() => take({ ...nothing, algorithm: input.algorithm })}>
            Empty all
          </button>
        </>
      }
    >
      {checks.length > 0 && (
        <>
          <Checks checks={checks} />
          <Decoded token={input.token} />
        </>
      )}
    </Checker>
  );
}
