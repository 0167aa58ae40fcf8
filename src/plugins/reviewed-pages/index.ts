import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pagesReviewedLongAgo } from './longAgo';

/** Adds the command `docusaurus list-reviewed-long-ago`. It names pages to look at again, and never fails for them. */
export default function reviewedPages({ siteDir }: LoadContext): Plugin {
  return {
    name: 'rookery-reviewed-pages',
    extendCli(cli) {
      cli
        .command('list-reviewed-long-ago')
        .description(
          "List the pages that were compared with other people's screens more than six months ago.",
        )
        .action(() => {
          const today = new Date().toISOString().slice(0, 10);
          const pages = pagesReviewedLongAgo(path.join(siteDir, 'docs'), today);
          for (const { file, reviewed, monthsAgo } of pages) {
            process.stdout.write(
              `docs/${file}: reviewed on ${reviewed}, ${monthsAgo} months ago. ` +
                'Compare it with the screens it describes, mend it, and set `reviewed:` to today.\n',
            );
          }
          if (pages.length === 0) {
            process.stdout.write('Every page with `reviewed:` was looked at in the last six months.\n');
          }
        });
    },
  };
}
