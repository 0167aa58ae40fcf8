import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The environment with `/usr/sbin` in `PATH`: Debian installs nginx there, and the `PATH` of ordinary users lacks it. */
export const programsEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Returns whether a program is there, by its name or its whole path. */
function isInstalled(program: string): boolean {
  return programsEnv.PATH.split(path.delimiter).some((folder) => existsSync(path.resolve(folder, program)));
}

/**
 * Returns the Chromium that the tests run: `CHROMIUM_PATH`, the system's, or the one that Playwright installed. The headless shell
 * takes half of the time of the whole browser.
 */
export function findChromium(): string | undefined {
  const system = ['chromium-headless-shell', 'chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const files = [process.env.CHROMIUM_PATH, ...system, mac, chromium.executablePath()];
  return files.find((file) => file && existsSync(file));
}

const ciFolder = path.join(__dirname, '../../.ci');

/** Debian's packages that some tests need: one a line, with its program and the tests. */
const packages = readFileSync(path.join(ciFolder, 'packages'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', program = '', tests = ''] = line.split('\t');
    return { name, program, tests };
  });

/** Returns the program that a package brings, by its name or its whole path. Throws if `.ci/packages` has no such package. */
export function programOf(name: string): string {
  const found = packages.find((row) => row.name === name);
  if (!found) {
    throw new Error(`.ci/packages has no row for ${name}. Add one.`);
  }
  return found.program;
}

/** Returns the packages whose programs aren't installed. */
function findMissing() {
  return packages.filter(({ program }) => !isInstalled(program));
}

/** Returns those of the named packages whose programs aren't installed. Their tests are skipped. */
export function missingPackages(names: readonly string[]): string[] {
  return names.filter((name) => !isInstalled(programOf(name)));
}

/** Prints a command and runs it. */
function install(command: string): void {
  process.stdout.write(`Installing what the tests need: ${command}. ROOKERY_INSTALL=0 prevents this.\n`);
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: 600_000 });
}

/** Ends the tests before they start, with what to do. */
function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

/** Installs what is missing, unless the reader refuses. Fails without Chromium and, with `CI=true`, without any of the others. */
function setUp(): void {
  const mayInstall = process.env.ROOKERY_INSTALL !== '0';
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && isRootOnDebian && (findMissing().length > 0 || !findChromium())) {
    install(`"${path.join(ciFolder, 'install')}"`);
  }
  if (mayInstall && !findChromium()) {
    install('npx playwright install chromium');
  }
  if (!findChromium()) {
    refuse('The tests need Chromium. Install it, or set CHROMIUM_PATH to it.');
  }
  const missing = findMissing().map(({ name }) => name);
  if (process.env.CI && missing.length > 0) {
    refuse(`With CI=true, all tests run. Install these packages: ${missing.join(' ')}`);
  }
}

/** Names what was skipped, and how to get it. */
function reportSkipped(): void {
  const missing = findMissing();
  if (missing.length > 0) {
    const tests = [...new Set(missing.map((row) => row.tests))].join(', ');
    const names = missing.map(({ name }) => name).join(' ');
    process.stdout.write(
      `Skipped, because programs are missing: ${tests}. To run them on Debian: sudo apt install ${names}\n`,
    );
  }
}

// `npm test` sets up before its first layer, and reports after its last.
if (require.main === module) {
  (process.argv[2] === 'report' ? reportSkipped : setUp)();
}
