import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, missingPackages } from './testing/systemPackages';

function install(command: string): void {
  process.stdout.write(`Installing what the tests need: ${command}. ROOKERY_INSTALL=0 prevents this.\n`);
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: 600_000 });
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

/** Installs missing programs if it may. Fails without Chromium and, with `CI=true`, without any of the others. */
function setUp(): void {
  const mayInstall = process.env.ROOKERY_INSTALL !== '0';
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && isRootOnDebian && (missingPackages().length > 0 || !findChromium())) {
    install('.ci/install');
  }
  if (mayInstall && !findChromium()) {
    install('npx playwright install chromium');
  }
  if (!findChromium()) {
    fail('The tests need Chromium. Install it, or set CHROMIUM_PATH to it.');
  }
  if (process.env.CI && missingPackages().length > 0) {
    fail(`With CI=true, all tests run. Install these packages: ${missingPackages().join(' ')}`);
  }
}

function reportSkipped(): void {
  const missing = missingPackages().join(' ');
  if (missing) {
    process.stdout.write(
      `Tests were skipped, because programs are missing. To run them on Debian: sudo apt install ${missing}\n`,
    );
  }
}

// `npm test` runs `setup` before the tests, and afterwards `report passed` or `report failed`, which keeps the exit code.
const [command, result] = process.argv.slice(2);
if (command === 'setup') setUp();
if (command === 'report') reportSkipped();
if (result === 'failed') process.exitCode = 1;
