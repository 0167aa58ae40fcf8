import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contractFile } from '../../remark/api/contract';
import { declarationFile } from '../../remark/sdk/declarations';
import { schemaFolder } from '../../remark/webhooks/schemas';
import { checkContracts } from './check';

/** Stops the build when a contract is broken: the API's, the SDK's, or a webhook's. */
export default function contracts({ siteDir }: LoadContext): Plugin {
  return {
    name: 'rookery-contracts',
    getPathsToWatch: () =>
      [contractFile, declarationFile, `${schemaFolder}/*.json`].map((file) => path.join(siteDir, file)),
    loadContent: () => checkContracts(siteDir),
  };
}
