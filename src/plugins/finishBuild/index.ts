import type { Plugin } from '@docusaurus/types';
import { writeChangelogFeed } from './changelogFeed';
import { exportMarkdown } from './exportMarkdown';
import { inlineCssAndPolicy } from './inlineCssAndPolicy';
import { writeNginxRedirects } from './nginxRedirects';

/**
 * Finishes the built pages, and writes files that depend on them. All steps are synchronous, because Docusaurus starts the hooks
 * of all plugins without waiting for any, and the search reads the pages, too.
 */
export default function finishBuild(): Plugin {
  return {
    name: 'rookery-finish-build',
    postBuild(props) {
      inlineCssAndPolicy(props);
      writeChangelogFeed(props);
      exportMarkdown(props);
      writeNginxRedirects(props);
    },
  };
}
