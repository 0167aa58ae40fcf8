import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { runCheck } from './run';

const root = path.join(__dirname, '../..');
const names = process.argv
  .slice(2)
  .map((name) => path.relative(root, path.resolve(name)).split(path.sep).join('/'));

/** Checks the types of the facts and of the code. Returns the compiler's exit status. */
async function checkTypes(): Promise<number> {
  const compiler = spawn('npm run --silent typecheck', { cwd: root, shell: true, stdio: 'inherit' });
  return (await once(compiler, 'exit'))[0];
}

/** `npm run check`: checks types and pages at the same time. With names of files, it checks only those. */
async function main(): Promise<void> {
  const types = names.length > 0 ? 0 : checkTypes();
  const { status, output } = await runCheck(root, names);
  process.stdout.write(output);
  process.exitCode = status || (await types);
}

void main();
