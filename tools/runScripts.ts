import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs scripts next to each other, because none uses all processors all the time. Shows the output of each when it ends. */
export async function runScripts(...names: readonly string[]): Promise<boolean> {
  const runs = names.map(async (name) => {
    const child = spawn(`npm run ${name} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    process.stdout.write(output);
    return status === 0;
  });
  return (await Promise.all(runs)).every(Boolean);
}

// `tsx tools/runScripts.ts check:pages check:words`
if (require.main === module) {
  runScripts(...process.argv.slice(2)).then((passed) => {
    if (!passed) process.exitCode = 1;
  });
}
