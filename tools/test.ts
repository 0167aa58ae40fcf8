import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, missingPrograms } from './testing/programs';

// `npm test`: installs Chromium if there is none, runs all tests, and names the programs whose tests were skipped.

function run(command: string): number {
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1;
}

if (!findChromium()) {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install =
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell';
  run(isRootOnDebian ? install : 'npx playwright install chromium');
}
const layers = ['test:code', 'test:unit', 'build', 'test:built', 'test:browser'];
if (layers.some((layer) => run(`npm run ${layer}`) !== 0)) process.exitCode = 1;
const missing = missingPrograms();
if (missing.length > 0) {
  process.stdout.write(`Tests were skipped, because these programs are missing: ${missing.join(', ')}\n`);
}
