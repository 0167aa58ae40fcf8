import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { PluginOptions as SearchOptions } from '@easyops-cn/docusaurus-search-local';
import { listPagePaths } from './src/content/pages';
import { llmsTxtOptions } from './src/llmsTxt';
import { rehypePlugins } from './src/markdown';
import excludePrism from './src/plugins/excludePrism';
import finishBuild from './src/plugins/finishBuild';
import searchTheme from './src/plugins/search';
import { reactPagePaths } from './src/reactPages';
import { writableRedirects } from './src/redirects';
import { backToProductLink, footerGroups, site } from './src/site';
import { siteSections } from './src/siteSections';
import { additionalLanguages } from './src/utils/codeLanguages';
import { fromRoot, readText } from './src/utils/files';
import { hasGitHistory } from './src/utils/hasGitHistory';

const baseUrl = '/';
const showsDates = hasGitHistory(__dirname);

const clientRedirects = writableRedirects([...reactPagePaths, ...listPagePaths()]);

/** Pages in `docs/` and MDX in `src/pages/` use the same plugins, which replace tags and highlight code. */
const mdxOptions = { rehypePlugins };

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl,
  // A page is at `/home`, not `/home/`. Static hosts serve `home.html` there.
  trailingSlash: false,
  // The banner would add an inline script to the landing page.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  future: {
    v4: true,
    // Rspack doesn't know that pages depend on `src/facts/`, so a persistent cache would keep outdated pages.
    faster: { rspackPersistentCache: false },
  },
  storage: { namespace: 'rookery' },
  ssrTemplate: readText(fromRoot('src/ssrTemplate.eta')),

  onDuplicateRoutes: 'throw',
  // Writers can build with broken links. `e2e/built/links.test.ts` fails on them.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  markdown: {
    hooks: { onBrokenMarkdownImages: 'warn' },
  },

  headTags: [
    { tagName: 'link', attributes: { rel: 'alternate icon', sizes: '32x32', href: `${baseUrl}favicon.ico` } },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}apple-touch-icon.png` } },
    // Timestamps would become phone numbers on iPhones. Phone numbers are links.
    { tagName: 'meta', attributes: { name: 'format-detection', content: 'telephone=no' } },
  ],

  clientModules: [
    './src/clientModules/fixMalformedUrl',
    './src/clientModules/patchRoutes',
    './src/clientModules/scrollLists',
    './src/clientModules/handleHashNavigation',
    './src/clientModules/announceTitle',
    './src/clientModules/activateButtonsWithSpace',
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarCollapsed: false,
          // The site takes the path of a file for its id.
          numberPrefixParser: false,
          editUrl: `${site.repository}/edit/main/`,
          showLastUpdateTime: showsDates,
          ...mdxOptions,
        },
        blog: false,
        pages: mdxOptions,
        // Search engines ignore `changefreq` and `priority`.
        sitemap: { lastmod: showsDates ? 'date' : null, changefreq: null, priority: null },
        theme: { customCss: './src/css/custom.css' },
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    ['@docusaurus/plugin-client-redirects', { redirects: clientRedirects } satisfies RedirectOptions],
    excludePrism,
    finishBuild,
    ['@signalwire/docusaurus-plugin-llms-txt', llmsTxtOptions],
  ],

  themes: [
    [
      searchTheme,
      {
        indexBlog: false,
        docsRouteBasePath: '/',
        hashed: true,
        ignoreCssSelectors:
          '[data-search="ignore"], .navbar, .theme-doc-footer, [role="tablist"], noscript, pre, button, svg, style, script, ' +
          // Of the reference, the names of fields are enough.
          '.rk-endpoint__scope, .rk-reference :is(h4, h4 + p, dt > a, dd > p, .rk-fields__type, .rk-code-title)',
      } satisfies SearchOptions,
    ],
  ],

  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      { name: 'description', content: site.description },
      { property: 'og:site_name', content: site.title },
      { property: 'og:type', content: 'website' },
    ],
    prism: { additionalLanguages },
    navbar: {
      title: site.title,
      // The bar is dark in both modes.
      logo: { src: 'img/logo-dark.svg', alt: '', width: 32, height: 32 },
      items: [
        // The type `docSidebar` would link to the first page of a sidebar, and overviews aren't in their sidebars.
        ...siteSections.map(({ label, overviewId }) => ({
          type: 'doc',
          docId: overviewId,
          label,
          className: 'rk-section-link',
          // The theme marks the link on all pages of the section. Its default, `page`, would be true only on the overview.
          'aria-current': 'true',
        })),
        { type: 'search', position: 'right', className: 'rk-navbar-search' },
        // Never the current link, because its page belongs to a section, whose link is.
        {
          to: '/subscriptions',
          label: 'Plans',
          position: 'right',
          activeBaseRegex: '^$',
        },
        {
          to: '/safety',
          label: 'Safety',
          position: 'right',
          className: 'rk-safety-link',
          activeBaseRegex: '^/(?:safety|help)(?:/|$)',
        },
        { to: '/faq', label: 'FAQ', position: 'right' },
        { ...backToProductLink, position: 'right' },
        {
          type: 'localeDropdown',
          position: 'right',
          className: 'rk-language-menu',
          // Without it, the name of the menu would be only "English".
          'aria-label': 'Languages: English',
        },
      ],
    },
    footer: { links: footerGroups, copyright: site.copyright },
  } satisfies Preset.ThemeConfig,
};

export default config;
