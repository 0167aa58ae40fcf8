import type { Plugin, PluginModule, Props } from '@docusaurus/types';
import writeChangelogFeed from './changelog-feed';
import finishPages from './inline-css-and-csp';
import exportMarkdown from './markdown-export';
import writeRedirects from './nginx';
import searchTheme from './search';

/** A step after the build. */
export type Step = (props: Pick<Props, 'baseUrl' | 'outDir' | 'routesPaths' | 'siteDir'>) => void;

/** The steps before the search index, which is the last file of a build. */
const steps: readonly Step[] = [finishPages, writeChangelogFeed, exportMarkdown, writeRedirects];

/**
 * The theme of the search, with all steps after the build in order. The steps change the same files, and Docusaurus would run the
 * steps of several plugins at the same time.
 */
const searchAndBuildSteps: PluginModule = async (context, options) => {
  const theme = (await searchTheme(context, options)) as Plugin;
  return {
    ...theme,
    async postBuild(props) {
      for (const step of steps) {
        step(props);
      }
      await theme.postBuild?.(props);
    },
  };
};

export default Object.assign(searchAndBuildSteps, { validateOptions: searchTheme.validateOptions });
