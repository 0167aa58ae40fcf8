import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** nginx's module that sends Brotli copies, where Debian installs it. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The environment with `/usr/sbin` in `PATH`: Debian installs nginx there, and the `PATH` of ordinary users lacks it. */
export const programsEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Returns whether a program is there, by its name or its whole path. */
function isInstalled(program: string): boolean {
  return programsEnv.PATH.split(path.delimiter).some((folder) => existsSync(path.resolve(folder, program)));
}

/** Returns the Chromium that the tests run: `CHROMIUM_PATH`, the system's, or the one that Playwright installed. */
export function findChromium(): string | undefined {
  const system = ['chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const files = [process.env.CHROMIUM_PATH, ...system, mac, chromium.executablePath()];
  return files.find((file) => file && existsSync(file));
}

/** Debian's packages that a part of the tests needs, each with that part, and its program. */
const programs: Readonly<Record<string, readonly [tests: string, program: string]>> = {
  curl: ['samples in Bash', 'curl'],
  'default-jdk-headless': ['samples in Java', 'java'],
  'php-cli': ['samples in PHP', 'php'],
  python3: ['samples in Python', 'python3'],
  ruby: ['samples in Ruby', 'ruby'],
  openssl: ['keys of samples, nginx', 'openssl'],
  nginx: ['nginx', 'nginx'],
  'libnginx-mod-http-brotli-static': ['nginx', brotliModule],
  'firefox-esr': ["Firefox's engine", 'firefox-esr'],
  'webkit2gtk-driver': ["Safari's engine", 'WebKitWebDriver'],
  xvfb: ["Safari's engine", 'Xvfb'],
};

/** Returns the packages whose programs aren't installed, of those named or of all. Their tests are skipped. */
export function missingPackages(names: readonly string[] = Object.keys(programs)): string[] {
  return names.filter((name) => !isInstalled(programs[name]?.[1] ?? name));
}

/** Installs what is missing, where the machine lets it. Fails without Chromium and, with `CI=true`, without any of the others. */
function setUp(): void {
  const missing = [...missingPackages(), ...(findChromium() ? [] : ['chromium'])];
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length > 0 && isRootOnDebian) {
    const install = `apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`;
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    spawnSync(`apt-get update -qq && ${install}`, { shell: true, stdio: [...stdio], timeout: 600_000 });
  }
  if (!findChromium()) {
    spawnSync('npx playwright install chromium', { shell: true, stdio: 'inherit' });
  }
  if (!findChromium()) {
    process.stderr.write('The tests need Chromium. Install it, or set CHROMIUM_PATH to it.\n');
    process.exitCode = 1;
  }
  if (process.env.CI && missingPackages().length > 0) {
    process.stderr.write(
      `With CI=true, all tests run. Install these packages: ${missingPackages().join(' ')}\n`,
    );
    process.exitCode = 1;
  }
}

/** Names what was skipped, and how to get it. */
function reportSkipped(): void {
  const missing = missingPackages();
  if (missing.length > 0) {
    const tests = [...new Set(missing.map((name) => programs[name]?.[0]))].join(', ');
    process.stdout.write(
      `Skipped, because programs are missing: ${tests}. To run them, install these packages: ${missing.join(' ')}\n`,
    );
  }
}

// `npm test` sets up before its first layer, and reports after its last.
if (require.main === module) {
  (process.argv[2] === 'report' ? reportSkipped : setUp)();
}
