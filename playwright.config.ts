import { defineConfig } from '@playwright/test';
import { baseURL, port } from './e2e/support/server';
import { findChromium } from './e2e/support/systemPackages';

// Each folder is a layer of the suite, and each layer runs alone: `npx playwright test --project pages`, and so on.
export default defineConfig({
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // By default, half of the processors.
  workers: '100%',
  // A busy machine can be ten times slower than an idle one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL,
    // An action on a missing element fails after 15 seconds, and not only after the test's timeout.
    actionTimeout: 15_000,
    launchOptions: { executablePath: findChromium() },
    // What a failure leaves in `test-results/`.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pages', testDir: 'e2e/pages' },
    { name: 'behaviors', testDir: 'e2e/behaviors' },
    { name: 'nginx', testDir: 'e2e/nginx' },
    // Each engine starts once, for all of its tests.
    ...(['firefox', 'webkit'] as const).map((name) => ({
      name,
      testDir: 'e2e/engines',
      fullyParallel: false,
      expect: { timeout: 30_000 },
      use: { browserName: name },
    })),
  ],
  webServer: {
    command: `npm run serve -- --no-open --port ${port}`,
    url: baseURL,
    timeout: 180_000,
  },
});
