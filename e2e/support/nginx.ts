import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { standaloneNginx } from '../../src/plugins/hosting/nginx/standalone';
import { hostingDirOf } from '../../src/plugins/hosting/writeHosting';
import { buildDir } from './site';

/** The folder of the configuration that was written with the tested build. */
export const nginxConfiguration = path.join(hostingDirOf(buildDir), 'nginx');

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** An nginx of a test's own, to be started, reloaded and killed. */
export class OwnNginx {
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-nginx-'));
  readonly #servers: string;
  readonly #port: number;
  #running: ChildProcess | undefined;

  /**
   * @param servers the content of the `http` block
   * @param port the port by which to see that it runs
   */
  constructor(servers: string, port: number) {
    this.#servers = servers;
    this.#port = port;
  }

  /** Starts it and waits until it takes connections. */
  async start(): Promise<void> {
    const [command, ...args] = standaloneNginx(this.#folder, this.#servers);
    // A group of its own, so that it can be killed with all its processes.
    const child = spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    this.#running = child;
    while (!(await answers(this.#port))) {
      if (child.exitCode !== null) {
        throw new Error(`nginx did not start:\n${output}`);
      }
      await wait(20);
    }
  }

  /** Lets it read its configuration anew. */
  reload(): void {
    this.#running?.kill('SIGHUP');
  }

  /** Kills all its processes at once, in the middle of what they do. */
  async kill(): Promise<void> {
    const child = this.#running;
    if (child?.pid && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.on('exit', resolve));
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
    this.#running = undefined;
  }

  /** Kills it and takes its folder away. */
  async remove(): Promise<void> {
    await this.kill();
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }
}
