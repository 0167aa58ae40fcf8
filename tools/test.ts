import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { findChromium, missingPrograms } from './testing/programs';

// `npm test`: installs Chromium if there is none, runs all tests, and names the programs whose tests were skipped.

function run(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

/** Runs a command next to others, and shows its output when it ends. */
async function runInParallel(command: string): Promise<boolean> {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  process.stdout.write(output);
  return status === 0;
}

async function runTests(): Promise<void> {
  // None of them uses all processors all the time.
  const first = ['test:code', 'test:unit', 'build'];
  const passed = await Promise.all(first.map((script) => runInParallel(`npm run ${script}`)));
  const hasPassed =
    passed.every(Boolean) && ['test:built', 'test:browser'].every((script) => run(`npm run ${script}`));
  if (!hasPassed) process.exitCode = 1;
}

if (!findChromium()) {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install =
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell';
  run(isRootOnDebian ? install : 'npx playwright install chromium');
}
runTests().then(() => {
  const missing = missingPrograms();
  if (missing.length > 0) {
    process.stdout.write(`Tests were skipped, because these programs are missing: ${missing.join(', ')}\n`);
  }
});
