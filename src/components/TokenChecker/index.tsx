import { examples } from '@site/src/facts/product';
import { ssoAlgorithms } from '@site/src/facts/sso';
import { announce } from '@site/src/utils/announce';
import { highlight } from '@site/src/utils/highlight';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import Button from '../ui/Button';
import HighlightedCode from '../ui/HighlightedCode';
import Panel from '../ui/Panel';
import SelectField from '../ui/SelectField';
import ui from '../ui/styles.module.css';
import TextField from '../ui/TextField';
import withErrorBoundary from '../ui/withErrorBoundary';
import { checkToken, type Report } from './checkToken';
import type { TokenInput } from './types';

const empty: TokenInput = { token: '', algorithm: 'HS256', key: '', issuer: '' };

/** A new report takes the focus and scrolls into view. */
function Result({ report }: { readonly report: Report }): ReactNode {
  const { problems, summary, content } = report;
  const ref = useRef<HTMLElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new report takes the focus
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [report]);

  return (
    <section ref={ref} className={ui.answer} aria-label="Result" aria-describedby={id} tabIndex={-1}>
      <div id={id} className={`margin-bottom--md alert alert--${problems.length > 0 ? 'danger' : 'success'}`}>
        <strong>{summary}</strong>
        {problems.length > 0 && (
          <ul className="margin-bottom--none">
            {problems.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </div>
      {content && (
        <HighlightedCode language="json" title="Contents" highlightedHtml={highlight(content, 'json')} />
      )}
    </section>
  );
}

/** Explains which error a pasted token causes. The token and the key can be secret, so they're neither stored nor sent anywhere. */
export default withErrorBoundary(function TokenChecker(): ReactNode {
  const [{ input, report }, setState] = useState<{ input: TokenInput; report?: Report }>({ input: empty });

  /** Changes the input, and drops the report on the old input. */
  function change(patch: Partial<TokenInput>): void {
    setState((current) => ({ input: { ...current.input, ...patch } }));
  }

  function field(name: 'token' | 'key' | 'issuer') {
    return {
      value: input[name],
      error: report?.problems.find((problem) => problem.field === name)?.message,
      onChange: (value: string) => change({ [name]: value }),
    };
  }

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    const report = await checkToken(input, Math.floor(Date.now() / 1000));
    // Drop the report if the reader has changed a field meanwhile.
    setState((current) => (current.input === input ? { input, report } : current));
  }

  return (
    <div className="rk-no-print">
      <noscript>
        <p>The checker needs JavaScript. The errors that it finds are described below.</p>
      </noscript>
      <Panel className="rk-js-only">
        {/* `dialog` keeps a submit before hydration from reloading the page. */}
        <form className={ui.fields} method="dialog" aria-label="Check the token" onSubmit={check}>
          <TextField {...field('token')} className={ui.wide} label="Token" rows={4} required />
          <TextField
            {...field('key')}
            className={ui.wide}
            label="Secret or public key (optional)"
            hint="For HS256, the secret, without decoding it. For RS256 and ES256, a JWK, or the whole response from your JWKS URL. Never paste a private key."
            rows={3}
          />
          <SelectField
            label="Algorithm"
            value={input.algorithm}
            options={ssoAlgorithms.map((id) => [id, id])}
            onChange={(algorithm) => change({ algorithm })}
          />
          <TextField
            {...field('issuer')}
            label="Issuer (optional)"
            hint={`What iss must be: your organization's address, such as ${examples.organization}. On Pro, your chat's, such as ${examples.chat}.`}
          />
          <div className={`${ui.wide} rk-row`}>
            <Button type="submit" primary>
              Check the token
            </Button>
            <Button
              onClick={() => {
                change(empty);
                announce('The form is empty.');
              }}
            >
              Clear
            </Button>
          </div>
        </form>
        {report && <Result report={report} />}
      </Panel>
    </div>
  );
});
