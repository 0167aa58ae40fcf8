import type { Plugin } from '@docusaurus/types';
import { writeChangelogFeed } from '../changelog-feed';
import { inlineCssAndPolicy } from '../inline-css-and-csp';
import { exportMarkdown } from '../markdown-export';
import { writeNginxRedirects } from '../nginx';

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
