import path from 'node:path';

/** Returns what to print when a module of the facts can't be loaded: its line, and what to do. */
function explain(error: unknown, dir: string): string {
  const { message = String(error), stack = '' } = error instanceof Error ? error : {};
  const [, place] = stack.match(/\(?([^\s(]*src\/facts\/[^\s:]+:\d+:\d+)/) ?? [];
  if (!place) {
    throw error;
  }
  return `${path.relative(dir, place)} The facts stop here: ${message}. \`npm run typecheck\` names the value that doesn't fit.\n`;
}

/** `npm run check`. */
async function main(): Promise<void> {
  const dir = path.join(__dirname, '../..');
  try {
    const { run } = await import('./run');
    const { status, output } = await run(process.argv.slice(2), dir);
    process.stdout.write(output);
    process.exitCode = status;
  } catch (error) {
    process.stdout.write(explain(error, dir));
    process.exitCode = 1;
  }
}

void main();
