import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, missingPackages } from './testing/systemPackages';

// `npm test`: installs missing programs if it may, runs all tests, and lists the programs whose tests were skipped.

function run(command: string, timeout?: number): number {
  return spawnSync(command, { shell: true, stdio: 'inherit', timeout }).status ?? 1;
}

function install(command: string): void {
  process.stdout.write(`Installing what the tests need: ${command}. ROOKERY_INSTALL=0 prevents this.\n`);
  run(command, 600_000);
}

function installMissing(): void {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian && (missingPackages().length > 0 || !findChromium())) install('.ci/install');
  if (!findChromium()) install('npx playwright install chromium');
}

if (process.env.ROOKERY_INSTALL !== '0') installMissing();
const missing = missingPackages().join(' ');
if (!findChromium()) {
  process.stderr.write('The tests need Chromium. Install it, or set CHROMIUM_PATH to it.\n');
  process.exitCode = 1;
} else if (process.env.CI && missing) {
  process.stderr.write(`With CI=true, all tests run. Install these packages: ${missing}\n`);
  process.exitCode = 1;
} else {
  process.exitCode = run('npm run test:layers');
  if (missing) {
    process.stdout.write(
      `Tests were skipped, because programs are missing. To run them on Debian: sudo apt install ${missing}\n`,
    );
  }
}
