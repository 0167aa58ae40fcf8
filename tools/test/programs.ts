import { spawnSync } from 'node:child_process';
import { hasNginx, nginxPackages } from '../serve/localNginx';
import { findChromium } from './chromium';

/** A command that runs tests. */
export type TestCommand = 'test' | 'test:extended';

/** A program that the tests run but npm can't install. */
export interface Program {
  /** Debian packages that provide it. */
  readonly packages: readonly string[];
  readonly neededBy: readonly TestCommand[];
  /** What isn't tested without it. */
  readonly covers: string;
  isInstalled(): boolean;
}

function succeeds(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** Every program that the tests run other than Node.js. */
export const programs = {
  chromium: {
    packages: ['chromium'],
    neededBy: ['test', 'test:extended'],
    covers: 'all browser tests',
    isInstalled: () => findChromium() !== undefined,
  },
  nginx: {
    packages: nginxPackages,
    neededBy: ['test'],
    covers: 'the tests on nginx',
    isInstalled: hasNginx,
  },
  openssl: {
    packages: ['openssl'],
    neededBy: ['test', 'test:extended'],
    covers: 'the tests of HTTPS and the samples that create keys',
    isInstalled: () => succeeds('openssl', 'version'),
  },
  curl: {
    packages: ['curl'],
    neededBy: ['test', 'test:extended'],
    covers: 'the tests of HTTPS and the samples with curl',
    isInstalled: () => succeeds('curl', '--version'),
  },
  php: {
    packages: ['php-cli', 'php-curl'],
    neededBy: ['test:extended'],
    covers: 'the samples in PHP',
    isInstalled: () => succeeds('php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'),
  },
  ruby: {
    packages: ['ruby'],
    neededBy: ['test:extended'],
    covers: 'the samples in Ruby',
    isInstalled: () => succeeds('ruby', '-ropenssl', '-e', ''),
  },
  java: {
    packages: ['default-jdk-headless'],
    neededBy: ['test:extended'],
    covers: 'the samples in Java',
    // `java Sample.java` compiles the file, which a bare runtime can't do.
    isInstalled: () => succeeds('javac', '-version'),
  },
  python: {
    packages: ['python3'],
    neededBy: ['test:extended'],
    covers: 'the samples in Python',
    isInstalled: () => succeeds('python3', '--version'),
  },
} as const satisfies Record<string, Program>;

/** The name of a program that the tests run. */
export type ProgramName = keyof typeof programs;

/** Returns the programs that a command needs and that aren't installed. */
export function missingPrograms(
  command: TestCommand,
): readonly (readonly [name: string, program: Program])[] {
  return Object.entries<Program>(programs).filter(
    ([, program]) => program.neededBy.includes(command) && !program.isInstalled(),
  );
}
