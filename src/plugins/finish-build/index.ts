import type { Plugin } from '@docusaurus/types';
import { writeChangelogFeed } from './changelogFeed';
import { exportMarkdown } from './exportMarkdown';
import { inlineCssAndPolicy } from './inlineCssAndPolicy';
import { writeNginxRedirects } from './nginxRedirects';

/**
 * Finishes a build step by step. Docusaurus starts all plugins without waiting for those before. The steps are synchronous, so they
 * have ended when the search's theme, which comes last, copies the pages.
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
