import { type FormEvent, type ReactNode, useId } from 'react';
import type { Check, CheckResult } from './checks';
import styles from './styles.module.css';

/** Text with `code` and **labels** in it. */
function Words({ text }: { text: string }): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    // A part has no name but its place, and the whole is drawn anew when the text changes.
    const key = `${index}${part}`;
    if (part.startsWith('`') && part.length > 1) {
      return <code key={key}>{part.slice(1, -1)}</code>;
    }
    return part.startsWith('**') && part.length > 4 ? <strong key={key}>{part.slice(2, -2)}</strong> : part;
  });
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  /** Lines of a field that takes several. */
  readonly rows?: number;
}

/** A field to paste into. It is neither remembered nor sent to a spelling service, since it may hold a secret. */
export function Field({ label, hint, value, onType, rows }: FieldProps): ReactNode {
  const id = useId();
  const shared = {
    id,
    value,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    'aria-describedby': hint ? `${id}hint` : undefined,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea {...shared} rows={rows} /> : <input type="text" {...shared} />}
      {hint && (
        <p id={`${id}hint`} className={styles.about}>
          <Words text={hint} />
        </p>
      )}
    </div>
  );
}

const resultWords: Readonly<Record<CheckResult, readonly [sign: string, word: string]>> = {
  pass: ['✓', 'Passes'],
  fail: ['✗', 'Fails'],
  hint: ['i', 'Note'],
  open: ['?', 'Not checked'],
};

/** The checks one under the other, each with what came of it in a word. */
export function Checks({ checks }: { checks: readonly Check[] }): ReactNode {
  return (
    <ul className={styles.checks}>
      {checks.map(({ label, result, says, code }) => {
        const [sign, word] = resultWords[result];
        return (
          <li key={label} className={styles[result]} data-result={result}>
            <span className={styles.sign} aria-hidden="true">
              {sign}
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
                <Words text={says} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface CheckerProps {
  /** What the form checks, for those who do not see it. */
  readonly label: string;
  readonly warning: string;
  /** What to do where scripts don't run. */
  readonly without: string;
  readonly onCheck: () => void;
  /** What came of it, in a sentence or two; empty before the first check. */
  readonly status: string;
  readonly fields: ReactNode;
  readonly buttons: ReactNode;
  /** The checks, when there are any. */
  readonly children: ReactNode;
}

/** The form of a checker: a warning, fields, buttons, what came of it, and the checks. */
export default function Checker(props: CheckerProps): ReactNode {
  const { label, warning, without, onCheck, status, fields, buttons, children } = props;
  function submit(event: FormEvent): void {
    event.preventDefault();
    onCheck();
  }
  return (
    <div data-search="ignore">
      <noscript>
        <p>{without}</p>
      </noscript>
      <form className={styles.checker} aria-label={label} onSubmit={submit}>
        <p className={styles.warning}>
          <Words text={warning} />
        </p>
        {fields}
        <div className={styles.buttons}>{buttons}</div>
        <p className={styles.status} role="status">
          <Words text={status} />
        </p>
        {children}
      </form>
    </div>
  );
}
