import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What a build took. */
export interface Build {
  /** Seconds of processor time of all its processes. */
  readonly cpu: number;
  /** Seconds from start to end. */
  readonly wall: number;
  /** The most memory that all its processes had at one time, in MB. */
  readonly memory: number;
}

/** A way to build a site from nothing. */
export interface Recipe {
  readonly folder: string;
  readonly command: readonly [command: string, ...args: string[]];
  /** The built site and the caches, which are removed first; paths from the folder. */
  readonly made: readonly string[];
}

/** The kernel's units: ticks in a second, and bytes in a page of memory. */
const [ticks, pageSize] = [100, 4096];

/** Adds up the processor time and memory of a session's processes, from `/proc`. */
function lookAt(session: number, cpu: Map<string, number>): number {
  let memory = 0;
  for (const id of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = fs.readFileSync(`/proc/${id}/stat`, 'utf8');
      // The name is in parentheses and can contain anything. The fields after it are numbered from 3.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const field = (number: number) => Number(fields[number - 3]);
      if (field(6) === session) {
        cpu.set(id, (field(14) + field(15)) / ticks);
        memory += field(24) * pageSize;
      }
    } catch {
      // The process has ended.
    }
  }
  return memory;
}

/**
 * Builds a site from nothing and measures what that takes. Only on Linux, where processes can be observed.
 * @throws if the build fails, with what it printed
 */
export async function measureBuild({ folder, command: [command, ...args], made }: Recipe): Promise<Build> {
  for (const each of made) {
    fs.rmSync(path.join(folder, each), { recursive: true, force: true });
  }
  const start = performance.now();
  // Its own session identifies its processes.
  const build = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' },
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  // Ctrl+C doesn't reach another session.
  const stop = () => {
    process.kill(-(build.pid ?? 0));
    process.exit(1);
  };
  process.once('SIGINT', stop);
  const ended = new Promise<number | null>((resolve, reject) => {
    build.on('error', reject).on('close', resolve);
  });
  const cpu = new Map<string, number>();
  let memory = 0;
  let code: number | null | undefined;
  while (code === undefined) {
    memory = Math.max(memory, lookAt(build.pid ?? -1, cpu));
    code = await Promise.race([ended, wait(50, undefined)]);
  }
  process.off('SIGINT', stop);
  if (code !== 0) {
    throw new Error(`\`${[command, ...args].join(' ')}\` failed in ${folder}:\n${output}`);
  }
  return {
    cpu: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0),
    wall: (performance.now() - start) / 1000,
    memory: memory / 1e6,
  };
}
