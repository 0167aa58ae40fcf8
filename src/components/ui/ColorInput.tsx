import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { usePreHydrationValueRef } from './usePreHydrationValueRef';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export default function ColorInput({ label, value, onChange }: Props): ReactNode {
  const ref = usePreHydrationValueRef((input: HTMLInputElement) => input.value, value, onChange);
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
