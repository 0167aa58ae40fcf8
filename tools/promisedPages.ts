import path from 'node:path';
import { readText } from '../src/files';

/**
 * The addresses of pages that the site has promised to keep: none is taken out of the list. A page that moves keeps the
 * promise with a redirect. A page that is added later isn't promised.
 */
export const promisedPages: readonly string[] = readText(path.join(__dirname, 'promisedPages.txt'))
  .trim()
  .split('\n');
