import type { PropsWithChildren, ReactNode } from 'react';
import { usePreHydrationValue } from './usePreHydrationValue';

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export default function CheckboxField({ checked, onChange, children }: PropsWithChildren<Props>): ReactNode {
  const ref = usePreHydrationValue('checked', checked, onChange);
  return (
    <label className="rk-choice">
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
