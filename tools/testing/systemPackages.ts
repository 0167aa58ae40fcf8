import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { fromRoot } from '../../src/utils/files';

/** The environment with `/usr/sbin` in `PATH`: Debian installs nginx there, and the `PATH` of ordinary users lacks it. */
export const programsEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Finds the Chromium to test with: `CHROMIUM_PATH`, the system's, or Playwright's. The headless shell is first, because it's twice as fast. */
export function findChromium(): string | undefined {
  const system = ['chromium-headless-shell', 'chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const files = [process.env.CHROMIUM_PATH, ...system, mac, chromium.executablePath()];
  return files.find((file) => file && existsSync(file));
}

/** Debian packages that some tests need, with a program of each: a name, or a file outside of `PATH`. */
const programs: Readonly<Record<string, string>> = Object.fromEntries(
  readFileSync(fromRoot('.ci/packages'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ')),
);

/** Returns the program of a package. Throws if `.ci/packages` doesn't have the package. */
export function programOf(name: string): string {
  const program = programs[name];
  if (!program) throw new Error(`.ci/packages has no row for ${name}. Add one.`);
  return program;
}

/** Returns the packages whose programs aren't installed. Tests that need them are skipped. */
export function missingPackages(names = Object.keys(programs)): string[] {
  const folders = programsEnv.PATH.split(path.delimiter);
  return names.filter((name) => !folders.some((folder) => existsSync(path.resolve(folder, programOf(name)))));
}
