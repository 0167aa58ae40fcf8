import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What a build took, in seconds. */
export interface Build {
  /** Processor time of all its processes. */
  readonly cpu: number;
  /** Time from start to end. */
  readonly wall: number;
}

/** A way to build a site from nothing. */
export interface Recipe {
  readonly folder: string;
  readonly command: readonly string[];
  /** The built site and the caches, which are removed first; paths from the folder. */
  readonly made: readonly string[];
}

/**
 * Builds a site from nothing and measures what that takes.
 * @throws if the build fails, with what it printed
 */
export function measureBuild({ folder, command, made }: Recipe): Build {
  for (const each of made) {
    fs.rmSync(path.join(folder, each), { recursive: true, force: true });
  }
  // bash counts a command with all its children.
  const script = 'TIMEFORMAT="%R %U %S"; { time "$@" >&3 2>&3; } 2>&1';
  const log = path.join(folder, 'build.log');
  const output = fs.openSync(log, 'w');
  try {
    const printed = execFileSync('bash', ['-c', script, 'bench', ...command], {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', LC_ALL: 'C', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit', output],
      encoding: 'utf8',
    });
    const [wall = Number.NaN, user = Number.NaN, system = Number.NaN] = printed.trim().split(' ').map(Number);
    return { cpu: user + system, wall };
  } catch {
    throw new Error(`\`${command.join(' ')}\` failed in ${folder}:\n${fs.readFileSync(log, 'utf8')}`);
  } finally {
    fs.closeSync(output);
    fs.rmSync(log);
  }
}
