import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What one run of wrk saw. */
export interface Load {
  readonly requestsPerSecond: number;
  /** The time that 99 of 100 requests took at most, in milliseconds. */
  readonly p99: number;
  /** Requests that failed, or were answered with a status of 400 or more. */
  readonly errors: number;
}

const units = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const;

/**
 * Reads what wrk prints with `--latency`.
 * @throws where it printed something else
 */
function readLoad(output: string): Load {
  const [, rate] = /^Requests\/sec:\s+([\d.]+)$/m.exec(output) ?? [];
  const [, time, unit] = /^\s+99%\s+([\d.]+)(us|ms|s|m)$/m.exec(output) ?? [];
  if (!rate || !time) {
    throw new Error(`wrk printed something that src/plugins/hosting/load does not know:\n${output}`);
  }
  const failures = /^\s+Socket errors: (.*)$/m.exec(output)?.[1]?.match(/\d+/g) ?? [];
  const refusals = /^\s+Non-2xx or 3xx responses: (\d+)$/m.exec(output)?.slice(1) ?? [];
  return {
    requestsPerSecond: Number(rate),
    p99: Number(time) * units[unit as keyof typeof units],
    errors: [...failures, ...refusals].reduce((sum, count) => sum + Number(count), 0),
  };
}

/**
 * Asks for an address of this machine as often as it can, on 32 lines at a time, and ends by itself.
 * @param seconds for how long
 * @throws where wrk is missing, with what to install
 */
export async function measureLoad(port: number, target: string, seconds: number): Promise<Load> {
  const address = `http://127.0.0.1:${port}${target}`;
  const options = ['--threads', '1', '--connections', '32', '--duration', `${seconds}s`, '--latency'];
  try {
    const { stdout } = await run('wrk', [...options, '--header', 'Accept-Encoding: br', address], {
      timeout: (seconds + 30) * 1000,
    });
    return readLoad(stdout);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error('wrk is missing: install the Debian package wrk, or its like.');
    }
    throw error;
  }
}
