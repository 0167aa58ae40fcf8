import { defineConfig } from 'vitest/config';

/** Tests that need no browser: of functions (`unit`), and of samples and what was built (`built`). */
export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@theme': `${import.meta.dirname}/node_modules/@docusaurus/theme-classic/lib/theme`,
    },
  },
  test: {
    // On an idle machine nothing takes this long. A busy one can be ten times slower.
    testTimeout: 180_000,
    // By default, one processor is left to other programs.
    maxWorkers: '100%',
    // Importing the facts and the parsers again for each file would take half of the time. Files of the built site also
    // share the parsed pages; the first test that needs them waits.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'unit', include: ['{src,tools}/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'built', include: ['e2e/{samples,built}/**/*.test.ts'] } },
    ],
  },
});
