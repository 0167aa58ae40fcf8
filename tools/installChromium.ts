import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './testing/programs';

// Installs a browser for the tests if there is none: Debian's as root on Debian, as in CI, or else Playwright's.
if (!findChromium()) {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install =
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell';
  const { status } = spawnSync(isRootOnDebian ? install : 'npx playwright install chromium', {
    shell: true,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
