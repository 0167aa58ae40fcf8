import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { markdownTable } from '../../../../tools/bench/markdownTable';
import { median } from '../../../../tools/bench/median';
import { encodings } from '../builtFiles';
import { previewServer } from '../nginx/servers';
import { standaloneNginx } from '../nginx/standalone';
import { type Load, measureLoad } from './wrk';

const [rounds, seconds] = [5, 3];

/** What is asked for. The first is nginx without the site's configuration, sending a page's bytes as a plain file. */
const targets = [
  { name: 'a plain file', plain: true, target: '/page' },
  { name: 'a page', plain: false, target: '/chat-features/moderation' },
  { name: 'the search index', plain: false, target: '/search-index.json' },
  { name: 'a redirect', plain: false, target: '/SSO?a=1' },
] as const;

/** How many bytes an answer brings, compressed as a browser would have it. */
async function sizeOf(port: number, target: string): Promise<number> {
  const { headers } = await fetch(`http://127.0.0.1:${port}${target}`, {
    headers: { 'Accept-Encoding': 'br' },
    redirect: 'manual',
  });
  return Number(headers.get('Content-Length'));
}

/** A line of the table: the medians of the rounds, and their ratios to the plain file's. */
interface Line extends Load {
  readonly name: string;
  readonly bytes: number;
  readonly ratios: { readonly requestsPerSecond: number; readonly p99: number };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** The runs of one target, and how many bytes an answer of it brings. */
interface Runs {
  readonly name: string;
  readonly bytes: number;
  readonly runs: Load[];
}

function linesOf(measured: readonly Runs[]): Line[] {
  const medians = measured.map(({ name, bytes, runs }) => ({
    name,
    bytes,
    requestsPerSecond: median(runs.map((run) => run.requestsPerSecond)),
    p99: median(runs.map((run) => run.p99)),
    errors: runs.reduce((sum, run) => sum + run.errors, 0),
  }));
  const plain = medians[0];
  return medians.map((line) => ({
    ...line,
    ratios: {
      requestsPerSecond: line.requestsPerSecond / (plain?.requestsPerSecond ?? 1),
      p99: line.p99 / (plain?.p99 ?? 1),
    },
  }));
}

function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(({ name, bytes, requestsPerSecond, p99, errors, ratios }) => [
    name,
    (bytes / 1000).toFixed(1),
    Math.round(requestsPerSecond).toLocaleString('en'),
    `${ratios.requestsPerSecond.toFixed(2)} ×`,
    `${p99.toFixed(1)} ms`,
    `${ratios.p99.toFixed(2)} ×`,
    String(errors),
  ]);
  const head = ['', 'kB', 'requests/s', 'to the plain file', 'p99', 'to the plain file', 'errors'];
  return markdownTable(head, rows);
}

/**
 * Measures how much the site's nginx configuration carries on this machine, against nginx sending one plain file, and
 * prints a table. Nothing leaves the machine, and it ends by itself within two minutes.
 * @param dir the folder of the built site
 * @param configuration the folder of nginx's configuration
 * @param report the file that the figures are written to, as JSON
 * @throws where a request failed
 */
export async function benchLoad(dir: string, configuration: string, report: string): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-load-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const plainRoot = path.join(folder, 'plain');
  fs.mkdirSync(plainRoot);
  fs.copyFileSync(
    path.join(dir, `chat-features/moderation.html${encodings.br}`),
    path.join(plainRoot, 'page'),
  );
  const plain = `server { listen 127.0.0.1:${plainPort}; root "${plainRoot}"; }\n`;
  const [command, ...args] = standaloneNginx(
    path.join(folder, 'nginx'),
    plain + previewServer(port, configuration, dir),
  );
  const nginx = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    while (!(await answers(port))) {
      if (nginx.exitCode !== null) {
        throw new Error('nginx did not start.');
      }
      await wait(50);
    }
    const measured = await Promise.all(
      targets.map(async ({ name, plain: isPlain, target }) => {
        const asked = isPlain ? plainPort : port;
        return { name, asked, target, bytes: await sizeOf(asked, target), runs: [] as Load[] };
      }),
    );
    // In turns, so that what else the machine does meets all of them.
    for (let round = 0; round < rounds; round++) {
      for (const { asked, target, runs } of measured) {
        runs.push(await measureLoad(asked, target, seconds));
      }
    }
    const lines = linesOf(measured);
    fs.writeFileSync(
      report,
      `${JSON.stringify({ cpus: os.cpus().length, rounds, seconds, lines }, null, 2)}\n`,
    );
    process.stdout.write(tableOf(lines));
    if (lines.some(({ errors }) => errors > 0)) {
      throw new Error('Some requests failed.');
    }
  } finally {
    const ended = new Promise((resolve) => nginx.on('exit', resolve));
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await ended;
    }
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
