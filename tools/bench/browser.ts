import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../test/chromium';

/**
 * Starts the browser that measurements are made in.
 * @param args more of its command line
 */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, ...args],
  });
}
