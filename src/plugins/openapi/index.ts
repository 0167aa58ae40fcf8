import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { openapiFile, openapiText } from './file';

/** Adds the command `docusaurus write-openapi`, which writes the contract of the API anew after its facts changed. */
export default function openapi({ siteDir }: LoadContext): Plugin {
  return {
    name: 'rookery-openapi',
    extendCli(cli) {
      cli
        .command('write-openapi')
        .description('Write the contract of the API from the facts.')
        .action(async () => {
          await fs.writeFile(path.join(siteDir, openapiFile), openapiText());
          process.stdout.write(`${openapiFile} is written.\n`);
        });
    },
  };
}
