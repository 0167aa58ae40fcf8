import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The Debian packages of nginx and the module that sends Brotli copies. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'] as const;

const brotliModule = 'ngx_http_brotli_static_module.so';

// Debian keeps nginx where only root looks for programs by itself.
const programs = ['nginx', '/usr/sbin/nginx'] as const;

interface Nginx {
  readonly program: string;
  /** The file of its Brotli module. */
  readonly module: string;
}

/** The nginx of this machine; nothing where there is none, or it lacks the module. */
function findNginx(): Nginx | undefined {
  for (const program of programs) {
    // It writes what it is made with to its error stream, and there is no stream where there is no program.
    const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
    const folder = /--modules-path=(\S+)/.exec(stderr ?? '')?.[1];
    const module = folder && path.join(folder, brotliModule);
    if (module && fs.existsSync(module)) {
      return { program, module };
    }
  }
  return undefined;
}

/** Whether this machine has nginx with all that the site's configuration needs. */
export function hasNginx(): boolean {
  return findNginx() !== undefined;
}

/**
 * Writes a configuration with which nginx runs by itself, from a folder of its own and without any rights, and gives
 * the command to run it in the foreground.
 * @param folder where it may write; it is made where it is missing
 * @param servers the content of the `http` block
 * @throws where nginx or its module is missing, with what to install
 */
export function standaloneNginx(folder: string, servers: string): readonly [command: string, ...string[]] {
  const nginx = findNginx();
  if (!nginx) {
    throw new Error(
      `nginx is missing: install the Debian packages ${nginxPackages.join(' and ')}, or their like.`,
    );
  }
  fs.mkdirSync(folder, { recursive: true });
  // As root, nginx would become a user who may not be let into the folder of the site.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `    ${kind}_temp_path "${path.join(folder, kind)}";`,
  );
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    file,
    `${user}daemon off;
worker_processes auto;
pid "${path.join(folder, 'nginx.pid')}";
error_log stderr crit;
load_module "${nginx.module}";
events {
    worker_connections 1024;
}
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
${temporary.join('\n')}
${servers}}
`,
  );
  return [nginx.program, '-e', 'stderr', '-p', folder, '-c', file];
}
