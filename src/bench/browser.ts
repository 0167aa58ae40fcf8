import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../e2e/support/chromium';

/**
 * Starts the browser that measurements are made in.
 * @param args more of its command line
 */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    // Root in a container has no sandbox; the rest keeps the browser from asking its maker's hosts.
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
}
