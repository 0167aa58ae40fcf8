import type { LoadContext, Plugin } from '@docusaurus/types';
import type { FeedbackPlaces } from '../../components/PageFeedback/answer';
import { knownScripts } from './inlineScripts';
import { securityTextNotice } from './securityText';
import { writeHosting } from './writeHosting';

// Tests that build the site save the time. An option of the plugin would be in the readers' scripts, as the whole
// configuration is.
const compress = process.env.ROOKERY_COMPRESSION !== 'off';

/**
 * Makes the built site ready for hosts: checks what the pages contain, and writes headers, redirects, the configuration
 * of nginx, and compressed copies. It has to run after all plugins that write or change files.
 */
export default function hosting({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'rookery-hosting',
    async postBuild(props) {
      const notice = securityTextNotice(new Date());
      if (notice) {
        process.stderr.write(`[WARNING] ${notice}\n`);
      }
      const places = siteConfig.customFields?.feedback as FeedbackPlaces | undefined;
      await writeHosting(props.outDir, {
        scripts: await knownScripts(props),
        feedback: places?.endpoint ?? null,
        compress,
      });
    },
  };
}
