import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `npm run check`. If code or data can't be loaded, the compiler says where the mistake is. */
async function main(): Promise<void> {
  const dir = path.join(__dirname, '../..');
  try {
    const { run } = await import('./run');
    const { status, output } = await run(process.argv.slice(2), dir);
    process.stdout.write(output);
    process.exitCode = status;
  } catch (error) {
    const { stdout } = spawnSync('npx tsc --noEmit --pretty false', {
      cwd: dir,
      shell: true,
      encoding: 'utf8',
    });
    if (!stdout) {
      throw error;
    }
    process.stdout.write(`${stdout}The check needs these files. Fix them first.\n`);
    process.exitCode = 1;
  }
}

void main();
