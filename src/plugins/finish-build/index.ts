import type { Plugin } from '@docusaurus/types';
import { writeChangelogFeed } from '../changelog-feed';
import { inlineCssAndPolicy } from '../inline-css-and-csp';
import { exportMarkdown } from '../markdown-export';
import { writeNginxRedirects } from '../nginx';

/** Finishes a build step by step. Docusaurus would start the steps of several plugins without waiting for those before. */
export default function finishBuild(): Plugin {
  return {
    name: 'rookery-finish-build',
    async postBuild(props) {
      await inlineCssAndPolicy(props);
      await writeChangelogFeed(props);
      await exportMarkdown(props);
      await writeNginxRedirects(props);
    },
  };
}
