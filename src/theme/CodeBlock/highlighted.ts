import { createContext } from 'react';

/** The HTML of a block's code, with the same lines as the code. Without it, the code has no colors. */
export const HighlightedCode = createContext<string | undefined>(undefined);
