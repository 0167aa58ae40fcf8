import type { Plugin } from '@docusaurus/types';
import { writeChangelogFeed } from './changelogFeed';
import { exportMarkdown } from './exportMarkdown';
import { inlineCssAndPolicy } from './inlineCssAndPolicy';
import { writeNginxRedirects } from './nginxRedirects';

/**
 * Finishes a build step by step. Docusaurus starts `postBuild` of all plugins at once. These steps are synchronous, so they end before
 * that of the search, which copies the pages.
 */
export default function postBuild(): Plugin {
  return {
    name: 'rookery-post-build',
    postBuild(props) {
      inlineCssAndPolicy(props);
      writeChangelogFeed(props);
      exportMarkdown(props);
      writeNginxRedirects(props);
    },
  };
}
