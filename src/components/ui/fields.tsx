import clsx from 'clsx';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { announce } from './announce';
import FormattedText from './FormattedText';
import styles from './styles.module.css';

/** Values to choose from, each with what is shown for it. */
export type Options<Value extends string = string> = readonly (readonly [value: Value, shown: ReactNode])[];

/** What a field's text means, or what is wrong with it in a sentence. */
export interface ParseResult {
  readonly value?: string;
  readonly error?: string;
}

/** How long a reader hasn't typed when a field says what is wrong with its text, in milliseconds. */
const errorPause = 1000;

/**
 * Lets a control start with what it shows, which isn't its state if a reader used it before the scripts were there, or if the
 * browser restored it.
 */
function useTakeover<Control extends HTMLElement>(
  takeOver: (control: Control) => void,
): RefObject<Control | null> {
  const ref = useRef<Control>(null);
  const onMount = useEffectEvent(takeOver);
  useLayoutEffect(() => {
    if (ref.current) {
      onMount(ref.current);
    }
  }, []);
  return ref;
}

/** Does that for a control whose state is its value. */
function useValueTakeover<Control extends HTMLElement & { value: string }>({
  value,
  onChange,
}: FieldProps<string>) {
  return useTakeover<Control>((control) => {
    if (control.value !== value) {
      onChange(control.value);
    }
  });
}

interface FieldProps<Value extends string> {
  readonly label: string;
  readonly className?: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'required'>;

interface TextFieldProps extends FieldProps<string>, InputProps {
  readonly hint?: string | undefined;
  /** What is wrong with the value, and what to enter instead. It's shown after a pause, or when the reader leaves the field. */
  readonly error?: string | undefined;
  /** The number of lines, if the field takes several. */
  readonly rows?: number | undefined;
  /** What is next to the input. */
  readonly children?: ReactNode;
}

/** A field to enter text into. Browsers neither remember the text nor send it to a spelling service. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, hint, error, className, value, onChange, type = 'text', rows, children, ...input } = props;
  const id = useId();
  const [checkedValue, setCheckedValue] = useState(value);
  const shownError = checkedValue === value ? error : undefined;
  const ref = useValueTakeover<HTMLInputElement & HTMLTextAreaElement>(props);
  const onPause = useEffectEvent(() => {
    setCheckedValue(value);
    if (error && !shownError) {
      announce(error);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each change of the value starts a pause.
  useEffect(() => {
    const timer = setTimeout(onPause, errorPause);
    return () => clearTimeout(timer);
  }, [value]);
  const shared = {
    ...input,
    id,
    ref,
    className: styles.input,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'auto',
    value,
    'aria-invalid': Boolean(shownError),
    'aria-describedby': clsx(shownError && `${id}error`, hint && `${id}hint`) || undefined,
    onBlur: () => setCheckedValue(value),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        {rows ? <textarea {...shared} rows={rows} /> : <input type={type} {...shared} />}
        {children}
      </div>
      {shownError && (
        <p id={`${id}error`} className={styles.error}>
          <FormattedText text={shownError} />
        </p>
      )}
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          <FormattedText text={hint} />
        </p>
      )}
    </div>
  );
}

/** A palette next to the input of a text field. */
export function ColorInput(props: FieldProps<string>): ReactNode {
  const { label, value, onChange } = props;
  const ref = useValueTakeover<HTMLInputElement>(props);
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

interface ChoiceProps<Value extends string> extends FieldProps<Value> {
  readonly options: Options<Value>;
}

/** A field to choose from a list. */
export function SelectField<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, className, value, options, onChange } = props;
  const id = useId();
  const ref = useTakeover<HTMLSelectElement>((control) => {
    if (control.value !== value) {
      onChange(control.value as Value);
    }
  });
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
        {options.map(([option, shown]) => (
          <option key={option} value={option}>
            {shown}
          </option>
        ))}
      </select>
    </div>
  );
}

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly onChange: (checked: boolean) => void;
};

/** A check box, or a radio button, with its label after it. */
export function CheckboxField({ children, onChange, ...input }: CheckboxFieldProps): ReactNode {
  const ref = useTakeover<HTMLInputElement>(({ type, checked }) => {
    // Of radio buttons, the one that is chosen now says so.
    if (checked !== input.checked && (checked || type !== 'radio')) {
      onChange(checked);
    }
  });
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        autoComplete="off"
        {...input}
        ref={ref}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

/** A few values next to each other, of which one is chosen. */
export function RadioField<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, value, options, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={clsx(styles.group, className)}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(([option, shown]) => (
          <CheckboxField
            key={option}
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          >
            {shown}
          </CheckboxField>
        ))}
      </div>
    </fieldset>
  );
}
