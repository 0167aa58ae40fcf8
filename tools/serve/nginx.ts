import path from 'node:path';
import { LocalNginx, localServer, nginxConfigurationOf } from './localNginx';

// `npm run serve-nginx`: serves the built site as the production host does, until it's stopped.

const port = 3000;

async function serve(root: string): Promise<void> {
  const configuration = nginxConfigurationOf(root);
  const nginx = new LocalNginx(localServer({ port, root, configuration }), port);
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

serve(path.resolve('build')).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
