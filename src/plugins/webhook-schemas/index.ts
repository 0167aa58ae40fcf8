import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { webhookSchemaFiles } from './schemas';

/** Adds the command `docusaurus write-webhook-schemas`, which writes the schemas that the site offers for download. */
export default function webhookSchemas({ siteDir }: LoadContext): Plugin {
  return {
    name: 'rookery-webhook-schemas',
    extendCli(cli) {
      cli
        .command('write-webhook-schemas')
        .description('Write static/webhooks/ from the facts.')
        .action(() => {
          const folder = path.join(siteDir, 'static/webhooks');
          fs.rmSync(folder, { recursive: true, force: true });
          fs.mkdirSync(folder, { recursive: true });
          for (const [name, text] of webhookSchemaFiles()) {
            fs.writeFileSync(path.join(folder, name), text);
          }
        });
    },
  };
}
