import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { processesOf } from './processes';

/** What a build took: seconds, and bytes of memory at its peak. */
export interface Build {
  /** Seconds of processor time of all its processes. */
  readonly cpu: number;
  /** Seconds that it took. */
  readonly wall: number;
  /** Most memory that all its processes had at one time, in MB. */
  readonly memory: number;
}

/** A way to build a site from nothing. */
export interface Recipe {
  readonly folder: string;
  readonly command: readonly [command: string, ...args: string[]];
  /** The built site and the caches, which are taken away before; paths from the folder. */
  readonly made: readonly string[];
}

/** How often the processes of a build are looked at, in milliseconds. */
const interval = 50;

/**
 * Builds a site from nothing and measures what that takes. Only on Linux, where processes can be looked at.
 * @throws where the build fails, with what it printed
 */
export async function measureBuild({ folder, command: [command, ...args], made }: Recipe): Promise<Build> {
  for (const each of made) {
    fs.rmSync(path.join(folder, each), { recursive: true, force: true });
  }
  const output: Buffer[] = [];
  const start = performance.now();
  // In a session of its own, by which all its processes are known.
  const build = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1' },
  });
  build.stdout.on('data', (data: Buffer) => output.push(data));
  build.stderr.on('data', (data: Buffer) => output.push(data));
  // A session of its own hears nothing of Ctrl+C.
  const stop = () => {
    process.kill(-(build.pid ?? 0));
    process.exit(1);
  };
  process.once('SIGINT', stop);
  const cpu = new Map<number, number>();
  let memory = 0;
  const timer = setInterval(() => {
    const processes = processesOf(build.pid ?? -1);
    for (const each of processes) {
      cpu.set(each.id, each.cpu);
    }
    memory = Math.max(
      memory,
      processes.reduce((sum, each) => sum + each.memory, 0),
    );
  }, interval);
  const code = await new Promise<number | null>((resolve, reject) => {
    build.on('error', reject);
    build.on('close', resolve);
  }).finally(() => {
    clearInterval(timer);
    process.off('SIGINT', stop);
  });
  if (code !== 0) {
    throw new Error(
      `\`${[command, ...args].join(' ')}\` failed in ${folder}:\n${Buffer.concat(output).toString('utf8')}`,
    );
  }
  return {
    cpu: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0),
    wall: (performance.now() - start) / 1000,
    memory: memory / 1e6,
  };
}
