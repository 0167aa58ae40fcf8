import type { LoadContext, Plugin } from '@docusaurus/types';
import type { FeedbackPlaces } from '../../components/PageFeedback/answer';
import { knownScripts } from './inlineScripts';
import { securityTextNotice } from './securityText';
import { writeHosting } from './writeHosting';

/** What the build decides about the files for hosts. */
export interface HostingPluginOptions {
  /** Whether to write compressed copies, which take most of the time. */
  readonly compress: boolean;
}

/**
 * Makes the built site ready for hosts: checks what the pages contain, and writes headers, redirects, the configuration
 * of nginx, and compressed copies. It has to run after all plugins that write or change files.
 */
export default function hosting({ siteConfig }: LoadContext, options: unknown): Plugin {
  const { compress } = options as HostingPluginOptions;
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
