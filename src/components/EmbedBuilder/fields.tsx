import { type EmbedOption, embedOptions } from '@site/src/facts/embed';
import { plans } from '@site/src/facts/plans';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import type { FieldId } from './choices';
import styles from './styles.module.css';

interface FieldProps {
  readonly id: FieldId;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What to know that the label does not say. */
  readonly help?: string | undefined;
  /** What is wrong with the value. */
  readonly fault?: string | undefined;
  /** Why the field does nothing now; it cannot be used then. */
  readonly idle?: string | undefined;
}

/** The smallest plan that an option needs; on Free there is nothing to say. */
function PlanOf({ id }: { id: FieldId }): ReactNode {
  const { plan }: EmbedOption = embedOptions[id];
  return plan ? <span className="plan"> {plans[plan].name}</span> : null;
}

interface TextFieldProps extends FieldProps {
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
  /** What stands beside the input. */
  readonly children?: ReactNode;
}

/** A field to type into. */
export function TextField(props: TextFieldProps): ReactNode {
  const { id, label, value, onChange, help, fault, idle, input, children } = props;
  const name = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label} <PlanOf id={id} />
      </label>
      <div className={styles.row}>
        <input
          id={name}
          type="text"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...input}
          value={value}
          disabled={Boolean(idle)}
          aria-invalid={Boolean(fault)}
          aria-describedby={`${name}fault ${name}help`}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
      <p id={`${name}fault`} className={styles.fault}>
        {fault}
      </p>
      <p id={`${name}help`}>{idle ?? help}</p>
    </div>
  );
}

interface SelectFieldProps extends FieldProps {
  /** What choosing nothing means. */
  readonly none?: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** A field to choose from. */
export function SelectField(props: SelectFieldProps): ReactNode {
  const { id, label, value, onChange, help, idle, none, choices } = props;
  const name = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label} <PlanOf id={id} />
      </label>
      <select
        id={name}
        value={value}
        disabled={Boolean(idle)}
        aria-describedby={`${name}help`}
        onChange={(event) => onChange(event.target.value)}
      >
        {none && <option value="">{none}</option>}
        {Object.entries(choices).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
      <p id={`${name}help`}>{idle ?? help}</p>
    </div>
  );
}
