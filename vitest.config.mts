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
    // For a busy CI machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Test files share the modules that they import, and the pages that these parse. Otherwise, most of the time would go into importing
    // and parsing the same for each file and worker. The other processor runs another layer.
    isolate: false,
    maxWorkers: 1,
    projects: [
      { extends: true, test: { name: 'unit', include: ['{src,tools}/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'built', include: ['e2e/**/*.test.ts'] } },
    ],
  },
});
