import { createContext } from 'react';

/** The highlighted lines of the surrounding code block. */
export const CodeHtml = createContext('');
