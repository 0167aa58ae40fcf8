import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How the browser is started. Root in a container has no sandbox; the rest keeps it from asking its maker's hosts. */
export const chromiumArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
}

function installed(): string | undefined {
  const ofTheSystem = names.map(onPath).find(Boolean) ?? elsewhere.find((file) => fs.existsSync(file));
  return ofTheSystem ?? (fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
}

/**
 * The browser that the tests drive: the system's Chromium, else the one Playwright brought. On a Debian machine where
 * this process may install packages, a missing one is installed.
 * @throws where there is none, with what to install
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? installed();
  if (found) {
    return found;
  }
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const now = installed();
  if (!now) {
    throw new Error(
      'The tests need Chromium. Install it (`apt install chromium`, or `npx playwright install chromium`), ' +
        'or set CHROMIUM_PATH to one.',
    );
  }
  return now;
}
