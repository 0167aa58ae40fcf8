import type { Plugin } from '@docusaurus/types';
import { knownScripts } from './inlineScripts';
import { securityTextNotice } from './securityText';
import { writeHosting } from './writeHosting';

/**
 * Makes the built site ready for hosts: checks what the pages contain, and writes headers, redirects, and the
 * configuration of nginx. It has to run after all plugins that write or change files.
 */
export default function hosting(): Plugin {
  return {
    name: 'rookery-hosting',
    async postBuild(props) {
      const notice = securityTextNotice(new Date());
      if (notice) {
        process.stderr.write(`[WARNING] ${notice}\n`);
      }
      writeHosting(props.outDir, await knownScripts(props));
    },
  };
}
