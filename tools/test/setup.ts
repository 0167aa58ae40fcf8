import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { missingPrograms, type TestCommand } from './programs';

/**
 * `npm run setup-tests`: installs the programs that the tests need, where it may (as root on Debian), and otherwise
 * says which packages to install. `npm run setup-tests -- test:extended` does the same for the extended tests.
 */
function setUp(command: TestCommand): void {
  const missing = missingPrograms(command);
  if (missing.length === 0) {
    return;
  }
  const packages = missing.flatMap(([, program]) => program.packages);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write(`Installing ${packages.join(', ')}.\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options: SpawnSyncOptions = { env, stdio: ['ignore', 'ignore', 'inherit'] };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  }
  const stillMissing = missingPrograms(command);
  for (const [name, { packages: wanted, covers }] of stillMissing) {
    process.stdout.write(
      `${name} is missing, so ${covers} won't run. On Debian: sudo apt-get install ${wanted.join(' ')}\n`,
    );
  }
  // Continuous integration leaves nothing out.
  process.exitCode = process.env.CI && stillMissing.length > 0 ? 1 : 0;
}

setUp(process.argv[2] === 'test:extended' ? 'test:extended' : 'test');
