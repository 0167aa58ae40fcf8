import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { FeedbackPlaces } from '../../components/PageFeedback/answer';
import { finishPages } from '../speed/criticalCss/finishPages';
import { joinPolicies } from './joinPolicies';
import { knownScripts } from './knownScripts';
import { benchLoad } from './load';
import { previewServer } from './nginx/servers';
import { standaloneNginx } from './nginx/standalone';
import { securityTextNotice } from './securityText';
import { hostingDirOf, writeHosting } from './writeHosting';

/** The folder of nginx's configuration that was written for a built site. */
function nginxConfigurationOf(dir: string): string {
  const configuration = path.join(hostingDirOf(dir), 'nginx');
  if (!fs.existsSync(configuration)) {
    throw new Error(`There is no configuration in ${configuration}. Run \`npm run build\` first.`);
  }
  return configuration;
}

/** Serves a built site with nginx and the configuration that was written for it, until it is stopped. */
function serveWithNginx(dir: string, port: number): void {
  const configuration = nginxConfigurationOf(dir);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-nginx-'));
  const [command, ...args] = standaloneNginx(folder, previewServer(port, configuration, dir));
  const nginx = spawn(command, args, { stdio: 'inherit' });
  process.stdout.write(`Rookery Docs: http://localhost:${port}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => nginx.kill(signal));
  }
  nginx.on('exit', (code) => {
    fs.rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 1);
  });
}

/**
 * Adds the commands `docusaurus write-hosting`, which makes a built site ready for hosts, `docusaurus join-policies`,
 * which helps to put it in place of another, `docusaurus serve-nginx` and `docusaurus bench-load`.
 *
 * Writing is a command and not a step of the build, because Docusaurus runs the last steps of all plugins side by side:
 * one that hashes and compresses files would not see what the others are still writing.
 */
export default function hosting(context: LoadContext): Plugin {
  const { outDir, generatedFilesDir, siteConfig } = context;
  return {
    name: 'rookery-hosting',
    extendCli(cli) {
      cli
        .command('write-hosting')
        .description(
          'Write what hosts need: compressed files, headers, redirects, the configuration of nginx.',
        )
        .option('-d, --dir <dir>', 'folder of the built site', outDir)
        .option('--no-compress', 'write no compressed copies, which saves time where no host needs them')
        .action(async ({ dir, compress }: { dir: string; compress: boolean }) => {
          const notice = securityTextNotice(new Date());
          if (notice) {
            process.stderr.write(`[WARNING] ${notice}\n`);
          }
          await finishPages(path.resolve(dir), generatedFilesDir);
          const places = siteConfig.customFields?.feedback as FeedbackPlaces | undefined;
          await writeHosting(path.resolve(dir), {
            scripts: await knownScripts(context),
            feedback: places?.endpoint ?? null,
            compress,
          });
        });
      cli
        .command('join-policies <file>')
        .description(
          "Write headers for the time in which a server's pages are replaced. The file is its headers.conf.",
        )
        .option('-d, --dir <dir>', 'folder of the built site', outDir)
        .action((file: string, { dir }: { dir: string }) => {
          process.stdout.write(`${joinPolicies(path.resolve(dir), path.resolve(file))}\n`);
        });
      cli
        .command('serve-nginx')
        .description('Serve the built site with nginx, as it is configured for the production host.')
        .option('-p, --port <port>', 'port', '3000')
        .option('-d, --dir <dir>', 'folder of the built site', outDir)
        .action(({ port, dir }: { port: string; dir: string }) =>
          serveWithNginx(path.resolve(dir), Number(port)),
        );
      cli
        .command('bench-load')
        .description('Measure what the site carries on nginx, on this machine alone.')
        .option('-d, --dir <dir>', 'folder of the built site', outDir)
        .action(({ dir }: { dir: string }) =>
          benchLoad(path.resolve(dir), nginxConfigurationOf(dir), path.join(hostingDirOf(dir), 'load.json')),
        );
    },
  };
}
