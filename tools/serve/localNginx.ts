import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hostingDirOf } from '../../src/plugins/builtFiles';
import { fillTemplate } from '../../src/plugins/hosting/nginx';

/** The Debian packages of nginx and the module that sends Brotli copies. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'] as const;

const brotliModule = 'ngx_http_brotli_static_module.so';

// Debian installs nginx where only root looks for programs by default.
const programs = ['nginx', '/usr/sbin/nginx'] as const;

interface Nginx {
  readonly program: string;
  /** The file of its Brotli module. */
  readonly module: string;
}

function findNginx(): Nginx | undefined {
  for (const program of programs) {
    // `nginx -V` writes to its error stream, which is missing if the program is.
    const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
    const folder = /--modules-path=(\S+)/.exec(stderr ?? '')?.[1];
    const module = folder && path.join(folder, brotliModule);
    if (module && fs.existsSync(module)) {
      return { program, module };
    }
  }
  return undefined;
}

/** Returns whether this machine has nginx with everything that the site's configuration needs. */
export function hasNginx(): boolean {
  return findNginx() !== undefined;
}

/**
 * Returns the folder of the nginx configuration that was written for a built site.
 * @throws if there is none, with what to run
 */
export function nginxConfigurationOf(dir: string): string {
  const configuration = path.join(hostingDirOf(dir), 'nginx');
  if (!fs.existsSync(configuration)) {
    throw new Error(`There is no configuration in ${configuration}. Run \`npm run build\` first.`);
  }
  return configuration;
}

/** A site that nginx serves on this machine. */
export interface LocalSite {
  readonly port: number;
  /** The folder of the built site, and of its nginx configuration. */
  readonly root: string;
  readonly configuration: string;
}

/** Returns the server block of a site on this machine, over plain HTTP. */
export function localServer({ port, root, configuration }: LocalSite): string {
  return fillTemplate(path.join(__dirname, 'preview.conf'), {
    port: String(port),
    root,
    configuration,
  });
}

/** Returns whether something on this machine accepts connections on a port. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Returns a port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** An nginx that runs in the foreground, from its own folder and without special rights. */
export class LocalNginx {
  readonly port: number;
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-nginx-'));
  readonly #servers: string;
  #running: ChildProcess | undefined;

  /**
   * @param servers the server blocks
   * @param port a port that they listen on
   */
  constructor(servers: string, port: number) {
    this.#servers = servers;
    this.port = port;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /**
   * Starts it and waits until it accepts connections.
   * @throws if nginx or its module is missing, with what to install, or if it doesn't start
   */
  async start(): Promise<void> {
    const nginx = findNginx();
    if (!nginx) {
      throw new Error(
        `nginx is missing. Install the Debian packages ${nginxPackages.join(' and ')}, or similar.`,
      );
    }
    const file = path.join(this.#folder, 'nginx.conf');
    const configuration = fillTemplate(path.join(__dirname, 'nginx.conf'), {
      folder: this.#folder,
      module: nginx.module,
      servers: this.#servers,
      // As root, nginx would become a user who may not be able to read the folder of the site.
      user: process.getuid?.() === 0 ? 'user root;' : '',
    });
    fs.writeFileSync(file, configuration);
    // In a process group, so that all its processes can be killed at once.
    const child = spawn(nginx.program, ['-e', 'stderr', '-p', this.#folder, '-c', file], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
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
