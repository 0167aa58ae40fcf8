import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sdk } from '../../facts/sdk';
import { sdkDeclarations } from './declarations';

/** Adds the command `docusaurus write-sdk-types`, which writes the SDK's declaration file into `static/`. */
export default function sdkTypes({ siteDir }: LoadContext): Plugin {
  return {
    name: 'rookery-sdk-types',
    extendCli(cli) {
      cli
        .command('write-sdk-types')
        .description("Write the SDK's declaration file from the facts.")
        .action(() => {
          const file = path.join(siteDir, 'static', sdk.types);
          fs.mkdirSync(path.dirname(file), { recursive: true });
          fs.writeFileSync(file, sdkDeclarations());
          process.stdout.write(`Written: ${path.relative(siteDir, file)}\n`);
        });
    },
  };
}
