import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { encodings } from '../../src/plugins/builtFiles';
import { freePort, LocalNginx, localServer, nginxConfigurationOf } from '../serve/localNginx';
import { formatNumber, markdownTable, median, runBench } from './measuring';

// `npm run bench:load`: measures how much the site's nginx configuration carries on this machine, compared with nginx
// sending one plain file. Nothing leaves the machine.

const [rounds, seconds] = [5, 3];

/** What one run of wrk measured. */
interface Load {
  readonly requestsPerSecond: number;
  /** The time that 99 of 100 requests took at most, in milliseconds. */
  readonly p99: number;
  /** Requests that failed, or had a response with a status of 400 or more. */
  readonly errors: number;
}

const units = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const;

/** @throws if wrk printed something unknown */
function readLoad(output: string): Load {
  const [, rate] = /^Requests\/sec:\s+([\d.]+)$/m.exec(output) ?? [];
  const [, time, unit] = /^\s+99%\s+([\d.]+)(us|ms|s|m)$/m.exec(output) ?? [];
  if (!rate || !time) {
    throw new Error(`wrk printed something that tools/bench/load.ts doesn't know:\n${output}`);
  }
  const failures = /^\s+Socket errors: (.*)$/m.exec(output)?.[1]?.match(/\d+/g) ?? [];
  const refusals = /^\s+Non-2xx or 3xx responses: (\d+)$/m.exec(output)?.slice(1) ?? [];
  return {
    requestsPerSecond: Number(rate),
    p99: Number(time) * units[unit as keyof typeof units],
    errors: [...failures, ...refusals].reduce((sum, count) => sum + Number(count), 0),
  };
}

async function measureLoad(url: string): Promise<Load> {
  const options = ['--threads', '1', '--connections', '32', '--duration', `${seconds}s`, '--latency'];
  try {
    const { stdout } = await promisify(execFile)(
      'wrk',
      [...options, '--header', 'Accept-Encoding: br', url],
      {
        timeout: (seconds + 30) * 1000,
      },
    );
    return readLoad(stdout);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error('wrk is missing. Install the Debian package wrk, or similar.');
    }
    throw error;
  }
}

/** Returns how many bytes a response has, compressed as a browser would get it. */
async function sizeOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { headers: { 'Accept-Encoding': 'br' }, redirect: 'manual' });
  return Number(headers.get('Content-Length'));
}

runBench(async () => {
  const root = path.resolve('build');
  const plainRoot = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-load-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const plain = `server { listen 127.0.0.1:${plainPort}; root "${plainRoot}"; }\n`;
  const configuration = nginxConfigurationOf(root);
  const nginx = new LocalNginx(plain + localServer({ port, root, configuration }), port);
  try {
    fs.copyFileSync(
      path.join(root, `chat-features/moderation.html${encodings.br}`),
      path.join(plainRoot, 'page'),
    );
    await nginx.start();
    const targets = [
      { name: 'a plain file', url: `http://127.0.0.1:${plainPort}/page` },
      { name: 'a page', url: `http://127.0.0.1:${port}/chat-features/moderation` },
      { name: 'the search index', url: `http://127.0.0.1:${port}/search-index.json` },
      { name: 'a redirect', url: `http://127.0.0.1:${port}/SSO?a=1` },
    ].map((target) => ({ ...target, runs: [] as Load[] }));
    // In turns, so that other load on the machine affects all of them.
    for (let round = 0; round < rounds; round++) {
      for (const { url, runs } of targets) {
        runs.push(await measureLoad(url));
      }
    }
    const medianOf = (runs: readonly Load[], figure: keyof Load) => median(runs.map((run) => run[figure]));
    const baseline = targets[0]?.runs ?? [];
    const rows = targets.map(async ({ name, url, runs }) => {
      const rate = medianOf(runs, 'requestsPerSecond');
      const p99 = medianOf(runs, 'p99');
      return [
        name,
        formatNumber((await sizeOf(url)) / 1000, 1),
        formatNumber(rate, 0),
        `${formatNumber(rate / medianOf(baseline, 'requestsPerSecond'), 2)} ×`,
        `${formatNumber(p99, 1)} ms`,
        `${formatNumber(p99 / medianOf(baseline, 'p99'), 2)} ×`,
        String(runs.reduce((sum, { errors }) => sum + errors, 0)),
      ];
    });
    const head = ['', 'kB', 'requests/s', 'to the plain file', 'p99', 'to the plain file', 'errors'];
    process.stdout.write(markdownTable(head, await Promise.all(rows)));
    if (targets.some(({ runs }) => runs.some(({ errors }) => errors > 0))) {
      throw new Error('Some requests failed.');
    }
  } finally {
    await nginx.remove();
    fs.rmSync(plainRoot, { recursive: true, force: true });
  }
});
