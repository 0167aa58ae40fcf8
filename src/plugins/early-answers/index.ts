import fs from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import { transformSync } from '@swc/core';

const isProduction = process.env.NODE_ENV === 'production';

/** Returns the script that is in every page (`inPage.ts`), compiled and minified. */
export function scriptInPage(): string {
  const source = fs.readFileSync(require.resolve('./inPage.ts'), 'utf8');
  return transformSync(source, {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2020',
      minify: { compress: { passes: 2 }, mangle: true },
    },
    minify: true,
  }).code.trim();
}

/**
 * Puts a small script into the head of every built page, by which the page answers before its scripts do.
 * Pages of `npm start` do without: their scripts come from the same machine, and change all
 * the time.
 */
export default function earlyAnswers(): Plugin {
  return {
    name: 'rookery-early-answers',
    injectHtmlTags() {
      return isProduction ? { headTags: [{ tagName: 'script', innerHTML: scriptInPage() }] } : {};
    },
  };
}
