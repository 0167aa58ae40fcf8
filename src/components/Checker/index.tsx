import { type ReactNode, useEffect, useRef, useState } from 'react';
import FormattedText from '../ui/FormattedText';
import { TextField } from '../ui/fields';
import shared from '../ui/styles.module.css';
import { counted } from '../ui/text';
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
          {word}
          {code && (
            <>
              {' '}
              with <code>{code}</code>
            </>
          )}
        </span>
        <div>
          <FormattedText text={says} />
        </div>
      </div>
    </li>
  );
}

/** Renders a field of the checker to paste into. */
export type PasteField<Names> = (name: keyof Names, label: string, hint?: string, rows?: number) => ReactNode;

interface Props<Fields extends { readonly [Name in keyof Fields]: string }> {
  /** The form's accessible name. */
  readonly label: string;
  readonly warning: string;
  /** What to do without scripts. */
  readonly without: string;
  readonly empty: Fields;
  /** Returns the field that a check is about, by the check's label. If the check fails, the field is invalid. */
  readonly fieldOf: (label: string, input: Fields) => keyof Fields | undefined;
  /** Renders the fields. */
  readonly fields: (field: PasteField<Fields>, input: Fields, change: (input: Fields) => void) => ReactNode;
  /** Checks what was pasted at a time in seconds; rejects with an error that says why it can't. */
  readonly check: (input: Fields, now: number) => Promise<readonly Check[]>;
  /** Returns the results in a sentence or two. */
  readonly verdict: (checks: readonly Check[]) => string;
  /** The labels of the buttons that check and that fill in a sample. */
  readonly buttons: readonly [check: string, sample: string];
  /** Returns a sample to check. */
  readonly sample: (input: Fields, now: number) => Promise<Fields>;
  /** Renders what follows the checks. */
  readonly details?: (input: Fields, checks: readonly Check[]) => ReactNode;
}

/** A form to paste into, with its checks. The pasted text can be a secret, so it's neither stored nor sent anywhere. */
export default function Checker<Fields extends { readonly [Name in keyof Fields]: string }>(
  props: Props<Fields>,
): ReactNode {
  const { label, warning, without, empty, fieldOf, fields, verdict, buttons, sample, details } = props;
  const [input, setInput] = useState(empty);
  const [checks, setChecks] = useState<readonly Check[]>([]);
  const [message, setMessage] = useState('');
  const [runs, setRuns] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const failed = checks.filter(({ result }) => result === 'fail');
  const missing = failed.filter(({ label }) => {
    const name = fieldOf(label, input);
    return name !== undefined && input[name].trim() === '';
  });
  const isIncomplete = missing.length > 0;

  useEffect(() => {
    if (runs > 0 && isIncomplete) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [runs, isIncomplete]);

  // Results are about what was pasted, so a change clears them.
  function change(next: Fields): void {
    setInput(next);
    setChecks([]);
    setMessage('');
  }

  async function run(inputToCheck: (now: number) => Promise<Fields>): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    try {
      const asked = await inputToCheck(now);
      const found = await props.check(asked, now);
      setInput(asked);
      setChecks(found);
      setMessage('');
      setRuns(runs + 1);
    } catch (error) {
      setMessage(errorText(error));
    }
  }

  function summary(): string {
    if (message || checks.length === 0) {
      return message;
    }
    return isIncomplete ? `Fill in ${counted(missing.length, 'field')}.` : verdict(checks);
  }

  const field: PasteField<Fields> = (name, fieldLabel, hint, rows) => {
    const faults = failed.filter((each) => fieldOf(each.label, input) === name).map(({ says }) => says);
    return (
      <TextField
        key={String(name)}
        className={styles.field}
        label={fieldLabel}
        hint={hint && <FormattedText text={hint} />}
        value={input[name] ?? ''}
        error={faults.length > 0 && <FormattedText text={faults.join(' ')} />}
        onChange={(value) => change({ ...input, [name]: value })}
        {...(rows && { rows })}
      />
    );
  };
  return (
    <div className={shared.notOnPaper} data-search="ignore">
      <noscript>
        <p>{without}</p>
      </noscript>
      <form
        ref={form}
        className={styles.checker}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => input);
        }}
      >
        <p className={styles.warning}>
          <FormattedText text={warning} />
        </p>
        {fields(field, input, change)}
        <div className={shared.buttons}>
          <button type="submit" className="btn btn--primary">
            {buttons[0]}
          </button>
          <button type="button" className="btn" onClick={() => run((now) => sample(input, now))}>
            {buttons[1]}
          </button>
          <button type="button" className="btn" onClick={() => change(empty)}>
            Clear
          </button>
        </div>
        <div className={summary() ? shared.answer : styles.idle}>
          <p className={shared.status} role="status">
            {/* A new element, so that the same result is announced again. */}
            <span key={runs}>
              <FormattedText text={summary()} />
            </span>
          </p>
          {checks.length > 0 && (
            <>
              <ul className={styles.checks}>
                {checks.map((each) => missing.includes(each) || <CheckItem key={each.label} {...each} />)}
              </ul>
              {details?.(input, checks)}
            </>
          )}
        </div>
      </form>
    </div>
  );
}
