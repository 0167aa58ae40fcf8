import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runScripts } from './runScripts';
import { findChromium, missingPrograms } from './testing/programs';

// `npm test`: installs Chromium if there is none, runs all tests, and names the programs whose tests were skipped.

async function runTests(): Promise<void> {
  const passed =
    (await runScripts('test:code', 'test:unit', 'build')) && (await runScripts('test:built', 'test:browser'));
  if (!passed) process.exitCode = 1;
}

if (!findChromium()) {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install =
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell';
  spawnSync(isRootOnDebian ? install : 'npx playwright install chromium', { shell: true, stdio: 'inherit' });
}
runTests().then(() => {
  const missing = missingPrograms();
  if (missing.length > 0) {
    process.stdout.write(`Tests were skipped, because these programs are missing: ${missing.join(', ')}\n`);
  }
});
