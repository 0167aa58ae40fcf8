import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Finds the Chromium to test with: `CHROMIUM_PATH`, the system's, or Playwright's. The headless shell is first, because it's twice as fast. */
export function findChromium(): string | undefined {
  const system = ['chromium-headless-shell', 'chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const files = [process.env.CHROMIUM_PATH, ...system, mac, chromium.executablePath()];
  return files.find((file) => file && existsSync(file));
}

/** The environment with `/usr/sbin` in `PATH`: Debian installs nginx there, and the `PATH` of ordinary users lacks it. */
export const programsEnv = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(path.delimiter) };

/** nginx's module for files compressed with Brotli. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const programs = ['curl', 'java', 'nginx', 'openssl', 'php', 'python3', 'ruby', brotliModule] as const;

export type Program = (typeof programs)[number];

/** Returns the programs that aren't installed. Tests that need them are skipped. */
export function missingPrograms(names: readonly Program[] = programs): Program[] {
  const folders = programsEnv.PATH.split(path.delimiter);
  return names.filter((name) => !folders.some((folder) => existsSync(path.resolve(folder, name))));
}
