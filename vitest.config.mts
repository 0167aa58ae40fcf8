import { defineConfig } from 'vitest/config';

/** Tests without a browser: `unit` tests functions, and `built` tests the built site and the samples on its pages. */
export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@theme': `${import.meta.dirname}/node_modules/@docusaurus/theme-classic/lib/theme`,
    },
  },
  test: {
    // In milliseconds. A busy machine can be ten times slower than an idle one.
    testTimeout: 180_000,
    // The default leaves one processor idle.
    maxWorkers: '100%',
    // Test files share modules. Importing facts and parsers again for each file would take half of the time, and parsing the built pages
    // again much of the rest.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'unit', include: ['{src,tools}/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'built', include: ['e2e/{samples,built}/**/*.test.ts'] } },
    ],
  },
});
