import { defineConfig } from 'vitest/config';

/** Tests that need no browser: of functions (`unit`), and of what was built (`built`). */
export default defineConfig({
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    // On an idle machine nothing takes this long.
    testTimeout: 30_000,
    hookTimeout: 90_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['{src,tools}/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['e2e/built/**/*.test.ts'],
          // Files share the parsed pages, so that each page is parsed once. The first test that needs them waits.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'extended',
          include: ['e2e/extended/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
