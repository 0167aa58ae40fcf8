import type { Plugin } from '@docusaurus/types';
import { inlineCssAndPolicy } from './inlineCssAndPolicy';

/**
 * Finishes the built pages, and writes files that depend on them. All steps are synchronous, because Docusaurus starts the next plugin
 * without waiting, and the search would read half-written pages.
 */
export default function finishBuild(): Plugin {
  return {
    name: 'rookery-finish-build',
    postBuild(props) {
      inlineCssAndPolicy(props);
    },
  };
}
