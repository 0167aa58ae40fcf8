import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';

interface Tool {
  /** A command that succeeds when the tool and all that the samples need of it are there. */
  readonly probe: readonly [command: string, ...args: string[]];
  /** The Debian packages that bring it. */
  readonly packages: readonly string[];
}

/** The programs that the pages' samples are run with, and others that tests need. */
const tools = {
  curl: { probe: ['curl', '--version'], packages: ['curl'] },
  git: { probe: ['git', '--version'], packages: ['git'] },
  // `java File.java` compiles the file, which a bare runtime cannot do.
  java: { probe: ['javac', '-version'], packages: ['default-jdk-headless'] },
  node: { probe: [process.execPath, '--version'], packages: ['nodejs'] },
  openssl: { probe: ['openssl', 'version'], packages: ['openssl'] },
  php: {
    probe: ['php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
    packages: ['php-cli', 'php-curl'],
  },
  python3: { probe: ['python3', '--version'], packages: ['python3'] },
  rsync: { probe: ['rsync', '--version'], packages: ['rsync'] },
  ruby: { probe: ['ruby', '-ropenssl', '-e', ''], packages: ['ruby'] },
} as const satisfies Record<string, Tool>;

/** Name of such a program. */
export type ToolName = keyof typeof tools;

function works([command, ...args]: Tool['probe']): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function install(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Two tests may want something at the same time, and apt-get refuses to run twice.
  const locked = (...args: string[]) =>
    execFileSync('flock', ['/tmp/rookery-docs-apt.lock', 'apt-get', ...args], { stdio: 'ignore', env });
  locked('update', '-qq');
  locked('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function mayInstall(): boolean {
  return Boolean(process.env.CI) && process.getuid?.() === 0 && works(['apt-get', '--version']);
}

/**
 * Makes sure that a program is there for the test that calls this, and gives the command to run it. Where it is missing
 * the test is skipped; in CI it is installed, or the test fails.
 */
export function useTool(name: ToolName): string {
  const { probe, packages }: Tool = tools[name];
  if (!works(probe) && mayInstall()) {
    install(packages);
  }
  const missing = !works(probe);
  const cure = `${name} is missing: the tests with it need the Debian packages ${packages.join(' and ')}, or their like.`;
  if (missing && process.env.CI) {
    throw new Error(cure);
  }
  if (missing) {
    // The list of results shows that a test was skipped, and not why.
    process.stderr.write(`Skipped: ${cure}\n`);
  }
  test.skip(missing, cure);
  return name;
}
