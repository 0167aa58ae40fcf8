import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './e2e/support/chromium';
import { findNginx, looksForOneServer, notFor } from './e2e/support/servers';
import { baseURL, nginxPort, nginxURL, port } from './e2e/support/site';

const onNginx = findNginx();

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
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumArgs, '--disable-quic'],
    },
  },
  projects: [
    { name: 'preview', testIgnore: notFor.preview, use: { baseURL } },
    ...(onNginx
      ? [
          {
            name: 'nginx',
            testIgnore: notFor.nginx,
            grepInvert: looksForOneServer,
            use: { baseURL: nginxURL },
          },
        ]
      : []),
  ],
  webServer: [
    { command: `npm run serve -- --port ${port}`, url: baseURL },
    ...(onNginx ? [{ command: `npm run serve-nginx -- --port ${nginxPort}`, url: nginxURL }] : []),
  ].map((server) => ({
    ...server,
    reuseExistingServer: false,
    timeout: 60_000,
    // nginx has a folder of its own, which it takes away when it ends.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
});
