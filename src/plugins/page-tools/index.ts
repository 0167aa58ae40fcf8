import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ToolError } from '../../../tools/pages/toolError';

/** Files that the tools write to, and whose form the formatter mends afterwards. */
const tables = ['sidebars.ts', 'src/redirects.ts', 'src/facts/pages.ts'];

/** Lets the formatter break the lines that a tool has made too long, and hands on what the tool tells the writer. */
function formatted(dir: string, message: string): string {
  const biome = path.join(dir, 'node_modules/@biomejs/biome/bin/biome');
  if (fs.existsSync(biome) && fs.existsSync(path.join(dir, 'biome.json'))) {
    execFileSync(process.execPath, [biome, 'format', '--write', ...tables], { cwd: dir, stdio: 'ignore' });
  }
  return message;
}

/** Runs a tool and prints what it tells the writer; what it refuses is an error without the machinery behind it. */
async function run(tool: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await tool()}\n`);
  } catch (error) {
    if (!(error instanceof ToolError)) {
      throw error;
    }
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Adds the commands that make, move and remove a page, and the report on a change. Their code is loaded when one of them is called. */
export default function pageTools({ siteDir }: LoadContext): Plugin {
  return {
    name: 'rookery-page-tools',
    extendCli(cli) {
      cli
        .command('new-page [address] [title...]')
        .description('Make a page with its entry in the sidebar.')
        .option('--in <category>', 'category or section of the sidebar')
        .action((address = '', title: string[] = [], options: { in?: string }) =>
          run(async () => {
            const { newPage } = await import('../../../tools/pages/newPage');
            return formatted(siteDir, newPage(siteDir, address, title.join(' '), options.in));
          }),
        );
      cli
        .command('move-page [from] [to]')
        .description('Move a page, and mend every link to it.')
        .action((from = '', to = '') =>
          run(async () => {
            const { movePage } = await import('../../../tools/pages/movePage');
            return formatted(siteDir, movePage(siteDir, from, to));
          }),
        );
      cli
        .command('remove-page [address]')
        .description('Remove a page, and lead its readers to another.')
        .option('--to <address>', 'the page where its readers go')
        .action((address = '', options: { to?: string }) =>
          run(async () => {
            const { removePage } = await import('../../../tools/pages/removePage');
            return formatted(siteDir, removePage(siteDir, address, options.to));
          }),
        );
      cli
        .command('report')
        .description('Say what the working tree changes for readers, for a pull request.')
        .option('--base <branch>', 'branch or commit to compare with', 'main')
        .option('--base-build <folder>', 'folder of the site as built from there')
        .action((options: { base: string; baseBuild?: string }) =>
          run(async () => {
            const { report } = await import('../../../tools/pages/report');
            return report(siteDir, options);
          }),
        );
    },
  };
}
