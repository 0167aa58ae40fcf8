import { spawnSync } from 'node:child_process';
import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import type { PluginOptions as SearchOptions } from '@easyops-cn/docusaurus-search-local';
import type { PrismTheme } from 'prism-react-renderer';
import { loadPages } from './src/content/pages';
import { rehypePlugins, remarkPlugins } from './src/markdown';
import { parseFrontMatter } from './src/markdown/frontMatter';
import themeWithSteps from './src/plugins/afterBuild';
import leanScripts from './src/plugins/lean-scripts';
import { redirectsToWrite } from './src/redirects';
import { sections } from './src/sections';
import { announcementBar, footerGroups, productLink, site } from './src/site';

/**
 * Pages and their links also work below another address, such as `/docs/`. Addresses in `static/`, in style sheets, and in
 * `src/plugins/nginx` are those of the root, and have to be changed, too.
 */
const baseUrl = '/';

/** The colors of code, which `src/css/code.css` defines. Code is on a dark ground in both color modes. */
const codeTheme: PrismTheme = {
  plain: { color: 'var(--ifm-pre-color)', backgroundColor: 'var(--ifm-pre-background)' },
  styles: Object.entries({
    keyword: ['keyword', 'atrule', 'important', 'selector', 'tag', 'deleted'],
    name: ['function', 'class-name', 'attr-name', 'property', 'builtin'],
    string: ['string', 'attr-value', 'char', 'inserted', 'regex'],
    value: ['number', 'boolean', 'constant', 'symbol', 'variable', 'url'],
    comment: ['comment', 'prolog', 'doctype', 'cdata'],
  }).map(([color, types]) => ({ types, style: { color: `var(--code-${color})` } })),
};

/** Without a commit, or in a shallow clone, pages have no dates. */
const gitStatus = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], { encoding: 'utf8' });
const hasHistory = gitStatus.status === 0 && gitStatus.stdout.startsWith('false');

const contentPages = loadPages(__dirname);

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl,
  // Static hosts then serve `home.html` at `/home`, which is the exact path.
  trailingSlash: false,
  // The banner would add an inline script to the landing page, which a strict policy would have to allow.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  future: {
    v4: true,
    // A persistent cache would keep old pages after a change of the facts.
    faster: { rspackPersistentCache: false },
  },
  storage: { namespace: 'rookery' },

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
      attributes: { rel: 'alternate icon', type: 'image/png', href: `${baseUrl}img/favicon.png` },
    },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/touch-icon.png` } },
  ],

  clientModules: [
    './src/clientModules/fixMalformedUrl',
    './src/clientModules/caseSensitiveRoutes',
    './src/clientModules/reloadUnknownPage',
    './src/clientModules/keepTabInPlace',
    './src/clientModules/keepUnfolded',
    './src/clientModules/openAndFocusHash',
    './src/clientModules/pressLinksBySpace',
    './src/clientModules/scrollSidebarToActivePage',
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          // A page's URL is its file's path, also if a name starts with a number.
          numberPrefixParser: false,
          sidebarCollapsed: false,
          editUrl: `${site.repository}/edit/main/`,
          showLastUpdateTime: hasHistory,
          beforeDefaultRemarkPlugins: remarkPlugins,
          rehypePlugins: rehypePlugins(contentPages),
        },
        blog: false,
        // The picture on the landing page.
        pages: { rehypePlugins: rehypePlugins(contentPages) },
        // Search engines ignore how often a page changes and how important it claims to be.
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
    leanScripts,
  ],

  themes: [
    [
      themeWithSteps,
      {
        indexBlog: false,
        docsRouteBasePath: '/',
        // What isn't text of the page.
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
    announcementBar,
    navbar: {
      title: site.title,
      logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '', width: 32, height: 32 },
      items: [
        // `docSidebar` would lead to the first page of a sidebar, and not to the overview.
        ...sections.map(({ label, overview }) => ({
          type: 'doc',
          docId: overview.slice(1),
          label,
          className: 'section-link',
          // All pages of a section mark its link.
          'aria-current': 'true',
        })),
        { to: '/subscriptions', label: 'Plans', position: 'right', className: 'extra-link' },
        { to: '/safety', label: 'Safety', position: 'right', className: 'extra-link' },
        // It has one language so far.
        { type: 'localeDropdown', position: 'right', 'aria-label': 'Languages: English' },
        { to: '/faq', label: 'FAQ', position: 'right' },
        { ...productLink, position: 'right' },
        { type: 'search', position: 'right' },
      ],
    },
    footer: { links: footerGroups, copyright: site.copyright },
    prism: { theme: codeTheme, darkTheme: codeTheme, additionalLanguages: ['php', 'ruby', 'java', 'bash'] },
  } satisfies Preset.ThemeConfig,
};

export default config;
