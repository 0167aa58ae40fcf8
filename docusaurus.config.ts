import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config, PluginModule } from '@docusaurus/types';
import type { PluginOptions as SearchOptions } from '@easyops-cn/docusaurus-search-local';
import { loadPages } from './src/content/loadPages';
import { rehypePlugins } from './src/markdown';
import { parseFrontMatter } from './src/markdown/parseFrontMatter';
import postBuild from './src/plugins/post-build';
import searchTheme from './src/plugins/search';
import { redirectsToWrite } from './src/redirects';
import { footerGroups, productLink, site } from './src/site';
import { siteSections } from './src/siteSections';
import { readText } from './src/utils/files';
import { hasGitHistory } from './src/utils/hasGitHistory';

const hasHistory = hasGitHistory();

/** What every plugin with Markdown needs. Without the steps, tags fail, and code has no colors. */
const mdxOptions = { rehypePlugins: rehypePlugins(loadPages(__dirname)) };

/** Removes the theme's client module that puts Prism into the scripts of every page: `rehypeCodeBlocks` highlights at build time. */
const excludePrism: PluginModule = () => ({
  name: 'rookery-exclude-prism',
  configureWebpack: () => ({
    resolve: { alias: { [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false } },
  }),
});

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  // The site is made for the root of a host: addresses in `static/`, `deploy/`, style sheets, and the search begin with `/`.
  baseUrl: '/',
  // The exact path of a page is `/home`. Static hosts serve `home.html` there.
  trailingSlash: false,
  // The banner would add an inline script to the landing page.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  future: {
    v4: true,
    // With a persistent cache, pages keep the facts of an earlier build: Rspack doesn't know that the Markdown plugins read them.
    faster: { rspackPersistentCache: false },
  },
  storage: { namespace: 'rookery' },
  ssrTemplate: readText('src/ssrTemplate.eta'),

  // A writer's build continues after a broken link. `npm run check` and the tests fail.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  markdown: {
    parseFrontMatter,
    hooks: { onBrokenMarkdownImages: 'warn' },
  },

  headTags: [
    {
      tagName: 'link',
      attributes: { rel: 'alternate icon', type: 'image/png', href: '/img/favicon.png' },
    },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/touch-icon.png' } },
  ],

  clientModules: [
    './src/clientModules/fixMalformedUrl',
    './src/clientModules/caseSensitiveRoutes',
    './src/clientModules/reloadOnNotFound',
    './src/clientModules/keepTabPosition',
    './src/clientModules/showHashTarget',
    './src/clientModules/activateButtonsWithSpace',
    './src/clientModules/scrollSidebarToActivePage',
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          // Numbers at the beginning of a file's name stay in the URL.
          numberPrefixParser: false,
          sidebarCollapsed: false,
          editUrl: `${site.repository}/edit/main/`,
          showLastUpdateTime: hasHistory,
          ...mdxOptions,
        },
        blog: false,
        pages: mdxOptions,
        // Search engines ignore `changefreq` and `priority`.
        sitemap: { lastmod: hasHistory ? 'date' : null, changefreq: null, priority: null },
        theme: {
          customCss: [
            './src/css/font.css',
            './src/css/tokens.css',
            './src/css/scenes.css',
            './src/css/navbar.css',
            './src/css/sidebar.css',
            './src/css/chrome.css',
            './src/css/content.css',
            './src/css/tables.css',
            './src/css/parts.css',
            './src/css/plans.css',
            './src/css/code.css',
            './src/css/reference.css',
            './src/css/print.css',
          ],
        },
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    ['@docusaurus/plugin-client-redirects', { redirects: redirectsToWrite() } satisfies RedirectOptions],
    excludePrism,
    postBuild,
  ],

  themes: [
    [
      searchTheme,
      {
        indexBlog: false,
        docsRouteBasePath: '/',
        // Parts of a page that aren't its text.
        ignoreCssSelectors: [
          '[data-search="ignore"]',
          '.navbar',
          '.theme-doc-footer',
          'pre',
          'button',
          'svg',
          'style',
          'script',
        ],
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
    // Such as `{ id: 'owls', content: 'Owls are <b>awake</b>.' }`. Readers who closed it see the next one if it has another id.
    announcementBar: undefined,
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
    navbar: {
      title: site.title,
      logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '', width: 32, height: 32 },
      items: [
        // The type `docSidebar` would link to the first page of a sidebar instead of the overview.
        ...siteSections.map(({ label, overview }) => ({
          type: 'doc',
          docId: overview.slice(1),
          label,
          className: 'section-link',
          // Only the link of the open section gets this attribute, on all of the section's pages.
          'aria-current': 'true',
        })),
        { to: '/subscriptions', label: 'Plans', position: 'right', className: 'plans-link' },
        { to: '/safety', label: 'Safety', position: 'right', className: 'safety-link' },
        // English is the only language so far.
        {
          type: 'localeDropdown',
          position: 'right',
          className: 'language-menu',
          'aria-label': 'Languages: English',
        },
        { to: '/faq', label: 'FAQ', position: 'right' },
        { ...productLink, position: 'right' },
        { type: 'search', position: 'right' },
      ],
    },
    footer: { links: footerGroups, copyright: site.copyright },
    prism: {
      // `src/css/code.css` has the other colors.
      theme: {
        plain: { color: 'var(--ifm-pre-color)', backgroundColor: 'var(--ifm-pre-background)' },
        styles: [],
      },
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
