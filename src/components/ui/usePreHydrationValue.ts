import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

// One type for the refs of an input, a text area, and a select.
type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/**
 * Copies the value of a control into the state when it mounts, because a reader may have used it before hydration, or the
 * browser may have restored it.
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
