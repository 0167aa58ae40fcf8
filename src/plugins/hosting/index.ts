import type { Plugin } from '@docusaurus/types';
import { securityTextNotice } from './securityText';
import { writeHosting } from './writeHosting';

/**
 * Makes the built site ready for hosts: gives each page its policy, and writes headers, redirects, and the
 * configuration of nginx. It has to run after all plugins that write or change files.
 */
export default function hosting(): Plugin {
  return {
    name: 'rookery-hosting',
    async postBuild({ outDir }) {
      const notice = securityTextNotice(new Date());
      if (notice) {
        process.stderr.write(`[WARNING] ${notice}\n`);
      }
      writeHosting(outDir);
    },
  };
}
