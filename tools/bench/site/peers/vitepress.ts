import { site } from '../../../../src/site';
import type { PageGroup } from '../sidebarPages';
import { type Peer, titlesOf } from './peer';
import { versions } from './versions';

interface Item {
  readonly text: string;
  readonly link?: string;
  readonly items?: Item[];
}

function itemOf({ label, items }: PageGroup, titles: ReadonlyMap<string, string>): Item {
  return {
    text: label,
    items: items.map((item) =>
      typeof item === 'string' ? { text: titles.get(item) ?? item, link: item } : itemOf(item, titles),
    ),
  };
}

/**
 * The configuration. VitePress reads pages as templates of Vue: HTML is shown as text, as in this site's pages, and
 * braces are written so that Vue does not take them for its own.
 */
function config(sidebar: readonly Item[]): string {
  const options = {
    title: site.title,
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: { search: { provider: 'local' }, sidebar },
  };
  return `const asText = (md) => {
  const text = md.renderer.rules.text;
  md.renderer.rules.text = (...args) => text(...args).replaceAll('{{', '&#123;&#123;');
};
export default { ...${JSON.stringify(options, null, 2)}, markdown: { html: false, config: asText } };
`;
}

/** VitePress with its default theme and its own search. */
export const vitepress: Peer = {
  name: 'VitePress',
  controls: {
    menu: { touch: ['.VPLocalNav button.menu'] },
    mode: { touch: ['.VPNavBarAppearance button'] },
    search: { touch: ['.VPLocalSearchBox input', '.VPNavBarSearch button'] },
  },
  sidebarLinks: '.VPSidebar a',
  packages: versions.VitePress,
  files: ({ pages, groups }) => ({
    '.vitepress/config.mjs': config(groups.map((group) => itemOf(group, titlesOf(pages)))),
    ...Object.fromEntries(
      pages.map(({ address, title, body }) => [`${address.slice(1)}.md`, `# ${title}\n\n${body}`]),
    ),
  }),
  build: ['node', 'node_modules/vitepress/bin/vitepress.js', 'build'],
  made: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
};
