import { type ReactNode, useRef, useState } from 'react';
import FormattedText from '../ui/FormattedText';
import { TextField } from '../ui/fields';
import shared from '../ui/styles.module.css';
import { type Check, type CheckResult, errorMessage } from './checks';
import styles from './styles.module.css';

const resultLabels: Readonly<Record<CheckResult, readonly [icon: string, word: string]>> = {
  pass: ['✓', 'Passed'],
  fail: ['✗', 'Failed'],
  hint: ['i', 'Note'],
  open: ['?', 'Not checked'],
};

function CheckItem({ label, result, message, code }: Check): ReactNode {
  const [icon, word] = resultLabels[result];
  return (
    <li className={styles[result]}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <strong>{label}</strong>{' '}
        <span className={styles.word}>
          <FormattedText text={code ? `${word} with \`${code}\`` : word} />
        </span>
        <div>
          <FormattedText text={message} />
        </div>
      </div>
    </li>
  );
}

/** Renders a field of the checker to paste into. */
export type RenderField<Input> = (
  name: keyof Input,
  label: string,
  options?: { readonly hint?: string; readonly rows?: number; readonly required?: boolean },
) => ReactNode;

interface Props<Input> {
  /** The form's accessible name. */
  readonly label: string;
  readonly warning: string;
  /** What to do without scripts. */
  readonly noScript: string;
  readonly emptyInput: Input;
  /** Renders the fields. */
  readonly renderFields: (
    renderField: RenderField<Input>,
    input: Input,
    setInput: (input: Input) => void,
  ) => ReactNode;
  /** Checks what was pasted at a time in seconds. */
  readonly check: (input: Input, now: number) => Promise<readonly Check<keyof Input>[]>;
  /** Returns the results in a sentence or two. */
  readonly summarize: (checks: readonly Check[]) => string;
  /** The label of the button that checks. */
  readonly checkLabel: string;
  /** The label of the button that fills in a sample. */
  readonly sampleLabel: string;
  /** Returns a sample to check. */
  readonly createSample: (now: number) => Promise<Input>;
  /** Renders what follows the checks. */
  readonly renderDetails?: (input: Input, checks: readonly Check[]) => ReactNode;
}

/** A form to paste into, with its checks. The pasted text can be a secret, so it's neither stored nor sent anywhere. */
export default function Checker<Input extends { readonly [Name in keyof Input]: string }>(
  props: Props<Input>,
): ReactNode {
  const [input, setInput] = useState(props.emptyInput);
  const [checks, setChecks] = useState<readonly Check<keyof Input>[]>([]);
  const [shownRun, setShownRun] = useState(0);
  const latestRun = useRef(0);

  // Results are about what was pasted, so a change clears them.
  function handleChange(next: Input): void {
    latestRun.current += 1;
    setInput(next);
    setChecks([]);
  }

  async function run(getInput: (now: number) => Input | Promise<Input>): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    latestRun.current += 1;
    const thisRun = latestRun.current;
    let checkedInput = input;
    let results: readonly Check<keyof Input>[];
    try {
      checkedInput = await getInput(now);
      results = await props.check(checkedInput, now);
    } catch (error) {
      // Browsers have no cryptography on pages without HTTPS.
      results = [{ label: 'Checks', result: 'open', message: errorMessage(error) }];
    }
    if (latestRun.current === thisRun) {
      setChecks(results);
      setInput(checkedInput);
      setShownRun(thisRun);
    }
  }

  const renderField: RenderField<Input> = (name, label, { hint, ...options } = {}) => {
    const failures = checks.filter((each) => each.result === 'fail' && each.field === name);
    const error = failures.map(({ message }) => message).join(' ');
    return (
      <TextField
        key={String(name)}
        className={styles.field}
        label={label}
        hint={hint && <FormattedText text={hint} />}
        value={input[name]}
        error={error && <FormattedText text={error} />}
        onChange={(value) => handleChange({ ...input, [name]: value })}
        {...options}
      />
    );
  };
  return (
    <div className={shared.notOnPaper} data-search="ignore">
      <noscript>
        <p>{props.noScript}</p>
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
        {props.renderFields(renderField, input, handleChange)}
        <div className={shared.buttons}>
          <button type="submit" className="button button--primary">
            {props.checkLabel}
          </button>
          <button
            type="button"
            className="button button--primary button--outline"
            onClick={() => run(props.createSample)}
          >
            {props.sampleLabel}
          </button>
          <button
            type="button"
            className="button button--primary button--outline"
            onClick={() => handleChange(props.emptyInput)}
          >
            Clear
          </button>
        </div>
        <div className={checks.length > 0 ? shared.answer : 'spoken'}>
          <p className={shared.status} role="status">
            {/* A new element, so that the same result is announced again. */}
            {checks.length > 0 && (
              <span key={shownRun}>
                <FormattedText text={props.summarize(checks)} />
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
              {props.renderDetails?.(input, checks)}
            </>
          )}
        </div>
      </form>
    </div>
  );
}
