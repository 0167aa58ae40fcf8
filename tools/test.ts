import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { findChromium, missingPrograms } from './testing/programs';

// `npm test`: installs Chromium if there is none, runs all tests, and names the programs whose tests were skipped.

/** Runs scripts next to each other, because none uses all processors all the time. Shows the output of each when it ends. */
async function runScripts(...names: readonly string[]): Promise<boolean> {
  const runs = names.map(async (name) => {
    const child = spawn(`npm run ${name} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    process.stdout.write(output);
    return status === 0;
  });
  return (await Promise.all(runs)).every(Boolean);
}

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
