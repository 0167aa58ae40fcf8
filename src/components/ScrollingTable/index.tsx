import type { ComponentProps, ReactNode } from 'react';

/**
 * A table that scrolls inside itself on a narrow screen: by touch, and by keyboard, which is why it can be focused.
 * Its accessible name is that of the table, where it has one.
 */
export default function ScrollingTable({
  'aria-label': label = 'Table',
  ...table
}: ComponentProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the parts of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the hidden columns cannot be reached by keyboard
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
      <table {...table} />
    </div>
  );
}
