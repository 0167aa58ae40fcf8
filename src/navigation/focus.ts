/** Moves the focus to an element that isn't a control, without scrolling. */
export function focusOn(element: HTMLElement): void {
  // The attribute stays, because browsers take the focus from an element that loses it.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
