import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the theme's highlighter and its languages out of the scripts: `src/markdown/code` highlights code during the build, so
 * the module that loads them resolves to an empty one.
 */
export default function highlightedCode(): Plugin {
  return {
    name: 'rookery-highlighted-code',
    configureWebpack: () => ({
      resolve: {
        alias: { [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false },
      },
    }),
  };
}
