import { type ReactNode, useRef, useState } from 'react';
import FormattedText from '../ui/FormattedText';
import { TextField } from '../ui/fields';
import shared from '../ui/styles.module.css';
import { type Check, type CheckResult, errorText } from './checks';
import styles from './styles.module.css';

const results: Readonly<Record<CheckResult, readonly [icon: string, word: string]>> = {
  pass: ['✓', 'Passed'],
  fail: ['✗', 'Failed'],
  hint: ['i', 'Note'],
  open: ['?', 'Not checked'],
};

function CheckItem({ label, result, says, code }: Check): ReactNode {
  const [icon, word] = results[result];
  return (
    <li className={styles[result]} data-result={result}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <strong>{label}</strong>{' '}
        <span className={styles.word}>
          <FormattedText text={code ? `${word} with \`${code}\`` : word} />
        </span>
        <div>
          <FormattedText text={says} />
        </div>
      </div>
    </li>
  );
}

/** Renders a field of the checker to paste into. */
export type PasteField<Input> = (
  name: keyof Input,
  label: string,
  more?: { readonly hint?: string; readonly rows?: number; readonly required?: boolean },
) => ReactNode;

interface Props<Input> {
  /** The form's accessible name. */
  readonly label: string;
  readonly warning: string;
  /** What to do without scripts. */
  readonly without: string;
  readonly empty: Input;
  /** Renders the fields. */
  readonly fields: (field: PasteField<Input>, input: Input, change: (input: Input) => void) => ReactNode;
  /** Checks what was pasted at a time in seconds. */
  readonly check: (input: Input, now: number) => Promise<readonly Check<keyof Input>[]>;
  /** Returns the results in a sentence or two. */
  readonly verdict: (checks: readonly Check[]) => string;
  /** The labels of the buttons that check and that fill in a sample. */
  readonly buttons: readonly [check: string, sample: string];
  /** Returns a sample to check. */
  readonly sample: (now: number) => Promise<Input>;
  /** Renders what follows the checks. */
  readonly details?: (input: Input, checks: readonly Check[]) => ReactNode;
}

/** A form to paste into, with its checks. The pasted text can be a secret, so it's neither stored nor sent anywhere. */
export default function Checker<Input extends { readonly [Name in keyof Input]: string }>(
  props: Props<Input>,
): ReactNode {
  const [input, setInput] = useState(props.empty);
  const [checks, setChecks] = useState<readonly Check<keyof Input>[]>([]);
  const [shownRun, setShownRun] = useState(0);
  const latest = useRef(0);

  // Results are about what was pasted, so a change clears them.
  function change(next: Input): void {
    latest.current += 1;
    setInput(next);
    setChecks([]);
  }

  async function run(inputToCheck: (now: number) => Input | Promise<Input>): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    latest.current += 1;
    const thisRun = latest.current;
    let asked = input;
    let found: readonly Check<keyof Input>[];
    try {
      asked = await inputToCheck(now);
      found = await props.check(asked, now);
    } catch (error) {
      // Browsers have no cryptography on pages without HTTPS.
      found = [{ label: 'Checks', result: 'open', says: errorText(error) }];
    }
    if (latest.current === thisRun) {
      setChecks(found);
      setInput(asked);
      setShownRun(thisRun);
    }
  }

  const field: PasteField<Input> = (name, label, { hint, ...more } = {}) => {
    const faults = checks.filter((each) => each.result === 'fail' && each.field === name);
    return (
      <TextField
        key={String(name)}
        className={styles.field}
        label={label}
        hint={hint && <FormattedText text={hint} />}
        value={input[name]}
        error={faults.length > 0 && <FormattedText text={faults.map(({ says }) => says).join(' ')} />}
        onChange={(value) => change({ ...input, [name]: value })}
        {...more}
      />
    );
  };
  return (
    <div className={shared.notOnPaper} data-search="ignore">
      <noscript>
        <p>{props.without}</p>
      </noscript>
      <form
        className={styles.checker}
        aria-label={props.label}
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => input);
        }}
      >
        <p className={styles.warning}>
          <FormattedText text={props.warning} />
        </p>
        {props.fields(field, input, change)}
        <div className={shared.buttons}>
          <button type="submit" className="btn btn--primary">
            {props.buttons[0]}
          </button>
          <button type="button" className="btn" onClick={() => run(props.sample)}>
            {props.buttons[1]}
          </button>
          <button type="button" className="btn" onClick={() => change(props.empty)}>
            Clear
          </button>
        </div>
        <div className={checks.length > 0 ? shared.answer : 'spoken'}>
          <p className={shared.status} role="status">
            {/* A new element, so that the same result is announced again. */}
            {checks.length > 0 && (
              <span key={shownRun}>
                <FormattedText text={props.verdict(checks)} />
              </span>
            )}
          </p>
          {checks.length > 0 && (
            <>
              <ul className={styles.checks}>
                {checks.map((each) => (
                  <CheckItem key={each.label} {...each} />
                ))}
              </ul>
              {props.details?.(input, checks)}
            </>
          )}
        </div>
      </form>
    </div>
  );
}
