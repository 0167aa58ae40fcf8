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

/** nginx's module that sends Brotli copies, where Debian installs it. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns the Chromium that the tests run: `CHROMIUM_PATH`, the system's, or the one that Playwright installed. */
export function findChromium(): string | undefined {
  const system = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);
  const files = [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()];
  return files.find((file) => file && existsSync(file));
}

function succeeds(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** Returns the Debian packages of the programs that the tests run and that aren't installed. */
function missingPackages(): string[] {
  return [
    ...(findChromium() ? [] : ['chromium']),
    ...(existsSync(brotliModule) ? [] : ['nginx', 'libnginx-mod-http-brotli-static']),
    ...(succeeds('curl', '--version') ? [] : ['curl']),
    ...(succeeds('openssl', 'version') ? [] : ['openssl']),
  ];
}

/** `npm run setup-tests`: as root on Debian, installs the programs that the tests run. Otherwise, fails and names them. */
function setUp(): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && missingPackages().length > 0) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...missingPackages()];
    for (const args of [['update', '-qq'], install]) {
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    }
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    process.stderr.write(
      `The tests run programs that are missing. Install these packages: ${missing.join(' ')}\n`,
    );
    process.exitCode = 1;
  }
}

if (require.main === module) {
  setUp();
}
