import { defineConfig } from '@playwright/test';
import { baseURL, port } from './e2e/support/server';
import { findChromium } from './tools/testing/programs';

// Each project can run alone: `npx playwright test --project pages`.
export default defineConfig({
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // The default is half of the processors.
  workers: '100%',
  // For a busy CI machine.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // Without it, an action on a missing element would wait for the timeout of the test.
    actionTimeout: 30_000,
    launchOptions: { executablePath: findChromium() },
    // In `test-results/`.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pages', testDir: 'e2e/pages' },
    { name: 'behaviors', testDir: 'e2e/behaviors' },
  ],
  webServer: {
    command: `npm run serve -- --no-open --port ${port}`,
    url: baseURL,
    timeout: 180_000,
  },
});
