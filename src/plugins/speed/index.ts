import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { transformSync } from '@swc/core';
import { inlineCriticalCss } from './inlineCriticalCss';

const isProduction = process.env.NODE_ENV === 'production';

/** Returns the script that is in every page (`preHydration/interactions.ts`), compiled and minified. */
function preHydrationScript(): string {
  const source = fs.readFileSync(require.resolve('./preHydration/interactions.ts'), 'utf8');
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
 * Makes pages show and respond early, without changing how they look:
 *
 * - Pages contain their critical CSS, and wait for no other file.
 * - A small script in each page handles what can't wait for hydration, and starts the other scripts in small parts
 *   (`preHydration/`). `npm start` does without it: its scripts come from the same machine.
 * - Scripts contain nothing that no reader needs. The theme's highlighter resolves to an empty module, because
 *   `src/remark/code` highlights code; the tables of all pages have only what this site uses; and values that can be
 *   computed during the build are (`*.atBuild.ts`).
 * - Everything around the content of a page is one chunk, and the style sheet has no rules for classes that nothing has.
 */
export default function speed({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'rookery-speed',
    configureWebpack: (_, isServer) => ({
      ...(isProduction && !isServer && { entry: require.resolve('./preHydration/start.ts') }),
      resolve: {
        alias: {
          'prism-react-renderer$': false,
          ...(!isServer && { '@docusaurus/utils-common$': require.resolve('./utilsCommon.ts') }),
        },
      },
      ...(!isServer &&
        isProduction && {
          optimization: { chunkIds: 'named', splitChunks: { cacheGroups: { defaultVendors: false } } },
        }),
      module: {
        rules: [
          { test: /\.atBuild\.ts$/, enforce: 'pre', use: [require.resolve('./loaders/valuesAtBuild.cjs')] },
          {
            include: [
              path.join(generatedFilesDir, 'docusaurus-plugin-content-docs', 'default', 'p'),
              path.join(generatedFilesDir, 'globalData.json'),
              ...(isServer ? [] : [path.join(generatedFilesDir, 'registry.js')]),
            ],
            enforce: 'pre',
            use: [require.resolve('./loaders/shortTables.cjs')],
          },
        ],
      },
    }),
    injectHtmlTags: () =>
      isProduction ? { headTags: [{ tagName: 'script', innerHTML: preHydrationScript() }] } : {},
    postBuild: inlineCriticalCss,
  };
}
