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
 * Puts a small script into the head of every built page, which answers the reader before the site's scripts run, and
 * starts those in small parts. `npm start` does without both: its scripts come from the same machine.
 */
export default function earlyAnswers(): Plugin {
  return {
    name: 'rookery-pre-hydration',
    configureWebpack(_, isServer) {
      return isServer || !isProduction ? {} : { entry: require.resolve('./start.ts') };
    },
    injectHtmlTags() {
      return isProduction ? { headTags: [{ tagName: 'script', innerHTML: scriptInPage() }] } : {};
    },
  };
}
