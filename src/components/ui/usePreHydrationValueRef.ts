import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Reports the value that a control already has when it hydrates: the reader may have changed it before, or the browser restored it.
 * @returns a ref for the control
 */
export function usePreHydrationValueRef<Control extends HTMLElement, Value>(
  read: (control: Control) => Value,
  value: Value,
  onChange: (value: Value) => void,
): RefObject<Control | null> {
  const ref = useRef<Control>(null);
  const onMount = useEffectEvent(() => {
    const early = ref.current ? read(ref.current) : value;
    if (early !== value) onChange(early);
  });
  useLayoutEffect(() => onMount(), []);
  return ref;
}
