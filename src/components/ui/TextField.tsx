import { announce } from '@site/src/utils/announce';
import clsx from 'clsx';
import {
  type ComponentProps,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import FormattedText from './FormattedText';
import styles from './styles.module.css';
import { usePreHydrationValue } from './usePreHydrationValue';

/** The parsed value of a field, or an error that says what to enter instead. */
export type ParseResult =
  | { readonly value: string; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: string };

/** The delay in milliseconds after the last key press before a field shows its error. */
const errorPause = 1000;

interface FieldProps<Value extends string> {
  readonly label: string;
  readonly className?: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'required'>;

interface TextFieldProps extends FieldProps<string>, InputProps {
  readonly hint?: string;
  /** The problem, and what to enter instead. Shown after a pause, or when the reader leaves the field. */
  readonly error?: string;
  /** The number of lines. Omitted for a single line. */
  readonly rows?: number;
  /** Shown next to the input. */
  readonly children?: ReactNode;
}

/** Shows the error of a text after a pause, or when the reader leaves the field, and announces it. Typing hides it again. */
function useErrorAfterPause(text: string, error?: string) {
  const [hasPaused, setHasPaused] = useState(true);
  const shownError = hasPaused ? error : undefined;
  function showError(): void {
    setHasPaused(true);
    if (error && !shownError) {
      announce(error);
    }
  }
  const onPause = useEffectEvent(showError);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the text, the pause begins again
  useEffect(() => {
    const timer = setTimeout(onPause, errorPause);
    return () => clearTimeout(timer);
  }, [text]);
  return [shownError, showError, () => setHasPaused(false)] as const;
}

/** A field to enter text into. Browsers neither remember the text nor send it to a spelling service. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, hint, error, className, value, onChange, type = 'text', rows, children, ...input } = props;
  const id = useId();
  const [shownError, showError, hideError] = useErrorAfterPause(value, error);
  const ref = usePreHydrationValue('value', value, onChange);
  const control = {
    ...input,
    id,
    ref,
    className: styles.input,
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    dir: 'auto',
    value,
    'aria-invalid': Boolean(shownError),
    'aria-describedby': clsx(shownError && `${id}error`, hint && `${id}hint`) || undefined,
    onBlur: showError,
    onChange: (event: { target: { value: string } }) => {
      hideError();
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
          <FormattedText text={hint} />
        </p>
      )}
      {shownError && (
        <p id={`${id}error`} className={styles.error}>
          <FormattedText text={shownError} />
        </p>
      )}
    </div>
  );
}

export function ColorInput({ label, value, onChange }: FieldProps<string>): ReactNode {
  const ref = usePreHydrationValue('value', value, onChange);
  return (
    <input
      ref={ref}
      type="color"
      className={styles.input}
      autoComplete="off"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  readonly options: readonly (readonly [value: Value, label: string])[];
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactNode {
  const { label, className, value, options, onChange } = props;
  const id = useId();
  const ref = usePreHydrationValue('value', value, (early) => onChange(early as Value));
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        ref={ref}
        className={styles.input}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckboxFieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function CheckboxField(props: PropsWithChildren<CheckboxFieldProps>): ReactNode {
  const { checked, onChange, children } = props;
  const ref = usePreHydrationValue('checked', checked, onChange);
  return (
    <label className="choice">
      <input
        ref={ref}
        type="checkbox"
        autoComplete="off"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
