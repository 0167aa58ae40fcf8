import type { Plugin } from '@docusaurus/types';
import { prepareForHosts } from './hosting';
import { exportMarkdown } from './markdown-export';
import { writeSearchIndex } from './search';
import { completePages } from './speed';

/**
 * Takes the steps after the build one by one, because each reads what those before it write. Docusaurus would call the
 * hooks of several plugins at the same time.
 */
export default function afterBuild(): Plugin {
  return {
    name: 'rookery-after-build',
    async postBuild(props) {
      await exportMarkdown(props);
      await writeSearchIndex(props);
      completePages(props);
      prepareForHosts(props.outDir);
    },
  };
}
