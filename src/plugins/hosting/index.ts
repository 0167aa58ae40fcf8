import type { LoadContext, Plugin } from '@docusaurus/types';
import type { FeedbackPlaces } from '../../components/PageFeedback/answer';
import { knownScripts } from './inlineScripts';
import { securityTextNotice } from './securityText';
import { writeHosting } from './writeHosting';

/**
 * Makes the built site ready for hosts: checks what the pages contain, and writes headers, redirects, and the
 * configuration of nginx. It has to run after all plugins that write or change files.
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
      writeHosting(props.outDir, {
        scripts: await knownScripts(props),
        feedback: places?.endpoint ?? null,
      });
    },
  };
}
