import { site } from '../../../../src/site';
import type { PageGroup } from '../sidebarPages';
import { classicTheme } from '../sites';
import type { Peer } from './peer';

type Item =
  | string
  | { readonly type: 'category'; readonly label: string; readonly collapsed: false; readonly items: Item[] };

function itemsOf({ items }: PageGroup): Item[] {
  return items.map((item) =>
    typeof item === 'string'
      ? item.slice(1)
      : { type: 'category', label: item.label, collapsed: false, items: itemsOf(item) },
  );
}

const config = {
  title: site.title,
  url: site.url,
  baseUrl: '/',
  future: { v4: true, faster: true },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'md' },
  presets: [
    ['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.json' }, blog: false, pages: false }],
  ],
  themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', indexBlog: false }]],
  themeConfig: { navbar: { title: site.title, items: [{ to: '/faq', label: 'FAQ' }] } },
};

/** Docusaurus with its classic theme and the search that this site's is made from, all as they come. */
export const docusaurus: Peer = {
  name: 'Docusaurus',
  ...classicTheme,
  files: ({ pages, groups }) => ({
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config, null, 2)};\n`,
    'sidebars.json': JSON.stringify(Object.fromEntries(groups.map((group) => [group.label, itemsOf(group)]))),
    ...Object.fromEntries(
      pages.map(({ address, title, body }) => [`docs${address}.md`, `# ${title}\n\n${body}`]),
    ),
  }),
  build: ['node', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  made: ['build', '.docusaurus', 'node_modules/.cache'],
};
