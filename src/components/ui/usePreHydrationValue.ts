import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

// One type for the refs of an input, a text area, and a select.
type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/**
 * Reports the value that a control already has when it hydrates: the reader may have changed it before, or the browser restored it.
 * @returns a ref for the control
 */
export function usePreHydrationValue<Property extends 'value' | 'checked'>(
  property: Property,
  value: Control[Property],
  onChange: (value: Control[Property]) => void,
): RefObject<Control | null> {
  const ref = useRef<Control>(null);
  const onMount = useEffectEvent(() => {
    const early = ref.current?.[property] ?? value;
    if (early !== value) {
      onChange(early);
    }
  });
  useLayoutEffect(() => onMount(), []);
  return ref;
}
