import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Finds Debian's headless shell, which is twice as fast as the others, Debian's browser, or Playwright's. */
export function findChromium(): string | undefined {
  const files = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', chromium.executablePath()];
  return files.find((file) => existsSync(file));
}

/** The environment with `/usr/sbin` in `PATH`: Debian installs nginx there, and the `PATH` of ordinary users lacks it. */
export const programsEnv = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(path.delimiter) };

export type Program = 'curl' | 'java' | 'nginx' | 'openssl' | 'php' | 'python3' | 'ruby';

/** Returns the programs that aren't installed. Tests that need them are skipped. */
export function missingPrograms(names: readonly Program[]): Program[] {
  const folders = programsEnv.PATH.split(path.delimiter);
  return names.filter((name) => !folders.some((folder) => existsSync(path.resolve(folder, name))));
}
