import { announce } from '@site/src/utils/announce';
import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import styles from './styles.module.css';

/** The parsed value of a field, or an error that tells what to enter instead. */
export type FieldResult =
  | { readonly value: string; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: string };

/** The pause in typing after which a field shows its error. */
const errorDelayMs = 1000;

interface Props extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'required'> {
  readonly label: string;
  readonly className?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** The problem, and what to enter instead. Shown after a pause in typing, or when the field loses focus. */
  readonly error?: string;
  /** The number of lines. Omitted for a single line. */
  readonly rows?: number;
  /** Shown next to the input. */
  readonly children?: ReactNode;
}

/** A text field. Browsers don't remember the text, and writing assistants don't read it, because it can be secret. */
export default function TextField(props: Props): ReactNode {
  const { label, hint, error, className, value, onChange, type = 'text', rows, children, ...input } = props;
  const id = useId();
  const [isTyping, setIsTyping] = useState(false);
  const shownError = isTyping ? undefined : error;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text restarts the delay
  useEffect(() => {
    const timer = setTimeout(setIsTyping, errorDelayMs, false);
    return () => clearTimeout(timer);
  }, [value]);

  useEffect(() => {
    if (shownError && document.activeElement?.id === id) announce(shownError);
  }, [shownError, id]);

  const control = {
    ...input,
    id,
    className: styles.input,
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    // Of browsers, Grammarly, and LanguageTool.
    writingsuggestions: 'false',
    'data-gramm': 'false',
    'data-lt-active': 'false',
    dir: 'auto',
    value,
    'aria-invalid': Boolean(shownError),
    'aria-describedby': clsx(shownError && `${id}error`, hint && `${id}hint`) || undefined,
    onBlur: () => setIsTyping(false),
    onChange: (event: { target: { value: string } }) => {
      setIsTyping(true);
      onChange(event.target.value);
    },
  };
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        {rows ? <textarea {...control} rows={rows} /> : <input type={type} {...control} />}
        {children}
      </div>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {shownError && (
        <p id={`${id}error`} className={styles.error}>
          {shownError}
        </p>
      )}
    </div>
  );
}
