import type { PropsWithChildren, ReactNode } from 'react';
import { usePreHydrationValueRef } from './usePreHydrationValueRef';

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export default function CheckboxField({ checked, onChange, children }: PropsWithChildren<Props>): ReactNode {
  const ref = usePreHydrationValueRef((input: HTMLInputElement) => input.checked, checked, onChange);
  return (
    <label className="rk-checkbox">
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
