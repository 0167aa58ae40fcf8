import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { movePage, newPage, removePage } from './commands';
import { reviewReminders } from './reviewed';
import { PageCommandError } from './site';

// `npm run new-page`, `move-page`, `remove-page`, and `reviewed` start here, in the folder of the site.

/** Breaks the lines that a command made too long. */
function format(dir: string): void {
  const biome = path.join(dir, 'node_modules/@biomejs/biome/bin/biome');
  if (fs.existsSync(path.join(dir, 'biome.json'))) {
    execFileSync(process.execPath, [biome, 'format', '--write', 'sidebars.ts', 'src/redirects.ts'], {
      cwd: dir,
      stdio: 'ignore',
    });
  }
}

function run(dir: string): string {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [command, address, ...rest] = positionals;
  switch (command) {
    case 'new':
      return newPage(dir, address, rest.join(' '));
    case 'move':
      return movePage(dir, address, rest[0]);
    case 'remove':
      return removePage(dir, address, values.to);
    default:
      return reviewReminders(dir, new Date().toISOString().slice(0, 10));
  }
}

try {
  const output = run(process.cwd());
  format(process.cwd());
  process.stdout.write(`${output}\n`);
} catch (error) {
  if (!(error instanceof PageCommandError)) {
    throw error;
  }
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
