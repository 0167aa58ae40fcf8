import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** How Chromium is started: it has no sandbox for root, and without the other flags it calls its maker's servers. */
export const chromiumArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const apps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the Chromium that the tests drive: `CHROMIUM_PATH`, the system's, or Playwright's own; undefined if there is
 * none.
 */
export function findChromium(): string | undefined {
  const system = commands
    .map((name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim())
    .find(Boolean);
  return [process.env.CHROMIUM_PATH, system, ...apps, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}
