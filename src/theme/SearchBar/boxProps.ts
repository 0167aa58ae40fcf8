import type { ComponentProps } from 'react';

/** What the boxes of the bar and of the search page share. Servers refuse the address of a very long query. */
export const boxProps: ComponentProps<'input'> = {
  type: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  dir: 'auto',
  maxLength: 200,
};
