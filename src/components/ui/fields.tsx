import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './styles.module.css';

/** Values to choose from, each with what is shown for it. */
export type Options<Value extends string = string> = readonly (readonly [value: Value, shown: ReactNode])[];

/** What a field's text means, or what is wrong with it in a sentence. */
export interface ParseResult {
  readonly value?: string;
  readonly error?: string;
}

interface FieldProps<Value extends string> {
  readonly label: string;
  readonly className?: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

type InputProps = Pick<ComponentProps<'input'>, 'ref' | 'type' | 'inputMode' | 'placeholder' | 'required'>;

interface TextFieldProps extends FieldProps<string>, InputProps {
  readonly hint?: ReactNode;
  /** What is wrong with the value, and what to enter instead. */
  readonly error?: ReactNode;
  /** The number of lines, if the field takes several. */
  readonly rows?: number;
  /** What is next to the input. */
  readonly children?: ReactNode;
}

/** A field to enter text into. Browsers neither remember the text nor send it to a spelling service. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, hint, error, className, value, required, onChange, rows, children, ...input } = props;
  const id = useId();
  const shared = {
    id,
    className: styles.input,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'auto',
    value,
    required,
    'aria-invalid': Boolean(error),
    'aria-describedby': clsx(error && `${id}error`, hint && `${id}hint`) || undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <div className={styles.row}>
          <input type="text" {...shared} {...input} />
          {children}
        </div>
      )}
      {error && (
        <p id={`${id}error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> extends FieldProps<Value> {
  readonly options: Options<Value>;
}

/** A field to choose from a list. */
export function SelectField<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, className, value, options, onChange } = props;
  const id = useId();
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
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
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...input} onChange={(event) => onChange(event.target.checked)} />
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
        {options.map(([each, shown]) => (
          <CheckboxField
            key={each}
            type="radio"
            name={name}
            checked={each === value}
            onChange={() => onChange(each)}
          >
            {shown}
          </CheckboxField>
        ))}
      </div>
    </fieldset>
  );
}
