import { createContext } from 'react';

/** The coloured lines of the code block around. */
export const CodeHtml = createContext('');
