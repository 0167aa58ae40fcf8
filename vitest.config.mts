import { defineConfig } from 'vitest/config';

/** Tests without a browser: `unit` tests functions, and `built` tests the built site, also on nginx, and the samples on its pages. */
export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@theme': `${import.meta.dirname}/node_modules/@docusaurus/theme-classic/lib/theme`,
    },
  },
  test: {
    // Minutes, for a busy CI machine.
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // The default leaves one processor idle.
    maxWorkers: '100%',
    // Test files share the modules that they import. Otherwise, most of the time would go into importing the same facts and parsers, and
    // parsing the same built pages, for each file.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'unit', include: ['{src,tools}/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'built', include: ['e2e/**/*.test.ts'] } },
    ],
  },
});
