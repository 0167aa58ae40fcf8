import { defineConfig } from '@playwright/test';
import { findChromium } from './e2e/support/chromium';
import { baseURL, port } from './e2e/support/site';

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A shared machine may stall for longer than a test waits; what passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL,
    launchOptions: {
      executablePath: findChromium(),
      // Root in a container has no sandbox; the rest keeps the browser from asking its maker's hosts.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npm run serve -- --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
