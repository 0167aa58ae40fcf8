import path from 'node:path';
import { run } from './run';

/** `npm run check`, after the compiler has checked the facts. */
async function main(): Promise<void> {
  const { status, output } = await run(path.join(__dirname, '../..'));
  process.stdout.write(output);
  process.exitCode = status;
}

void main();
