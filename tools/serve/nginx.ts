import path from 'node:path';
import { parseArgs } from 'node:util';
import { LocalNginx, localServer, nginxConfigurationOf } from './localNginx';

// `npm run serve-nginx`: serves the built site as the production host does, until it's stopped.

async function serve(dir: string, port: number): Promise<void> {
  const configuration = nginxConfigurationOf(dir);
  const nginx = new LocalNginx(localServer({ port, root: dir, configuration }), port);
  const running = await nginx.start();
  process.stdout.write(`Rookery Docs: ${nginx.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => running.kill(signal));
  }
  running.on('exit', async (code) => {
    await nginx.remove();
    process.exit(code ?? 1);
  });
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: '3000' },
    dir: { type: 'string', short: 'd', default: 'build' },
  },
});

serve(path.resolve(values.dir), Number(values.port)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
