import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { previewServer } from '../../src/plugins/hosting/nginx/servers';
import { standaloneNginx } from '../../src/plugins/hosting/nginx/standalone';
import { hostingDirOf } from '../../src/plugins/hosting/writeHosting';
import { test as silentTest } from './page';
import { freePort } from './programs';
import { ask, type RawAnswer, type RawRequest } from './rawHttp';
import { buildDir } from './site';

/** The folder of the configuration that was written with the tested build. */
export const nginxConfiguration = path.join(hostingDirOf(buildDir), 'nginx');

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** An nginx that a test starts, reloads, and kills. */
export class OwnNginx {
  readonly port: number;
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-nginx-'));
  readonly #servers: string;
  #running: ChildProcess | undefined;

  /**
   * @param servers the content of the `http` block
   * @param port a port that it listens on
   */
  constructor(servers: string, port: number) {
    this.#servers = servers;
    this.port = port;
  }

  /** Creates one that serves a built site over HTTP, by default the tested build with its own configuration. */
  static async of(
    root: string = buildDir,
    configuration: string = nginxConfiguration,
    feedbackServer?: string,
  ): Promise<OwnNginx> {
    const port = await freePort();
    return new OwnNginx(previewServer(port, configuration, root, feedbackServer), port);
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts it and waits until it accepts connections. */
  async start(): Promise<void> {
    const [command, ...args] = standaloneNginx(this.#folder, this.#servers);
    // In a process group, so that all its processes can be killed at once.
    const child = spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    this.#running = child;
    while (!(await listens(this.port))) {
      if (child.exitCode !== null) {
        throw new Error(`nginx did not start:\n${output}`);
      }
      await wait(20);
    }
  }

  /** Makes it read its configuration again. */
  reload(): void {
    this.#running?.kill('SIGHUP');
  }

  /** Kills all its processes at once, whatever they are doing. */
  async kill(): Promise<void> {
    const child = this.#running;
    if (child?.pid && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.on('exit', resolve));
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
    this.#running = undefined;
  }

  /** Kills it and removes its folder. */
  async remove(): Promise<void> {
    await this.kill();
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Sends a request exactly as it's written, and returns the response. */
type Get = (target: string, request?: RawRequest) => Promise<RawAnswer>;

/** A test with the built site on nginx: one per worker, which is also where its pages are opened. */
export const test = silentTest.extend<{ get: Get }, { nginx: OwnNginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
    async ({}, use) => {
      const nginx = await OwnNginx.of();
      await nginx.start();
      await use(nginx);
      await nginx.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ nginx }, use) => use(nginx.url),
  get: ({ nginx }, use) => use((target, request) => ask(nginx.port, target, request)),
});

export { expect } from './page';
