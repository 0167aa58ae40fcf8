import { site } from '../../../../src/site';
import type { PageGroup } from '../sidebarPages';
import type { Peer } from './peer';
import { versions } from './versions';

type Item = { readonly slug: string } | { readonly label: string; readonly items: Item[] };

function itemOf({ label, items }: PageGroup): Item {
  return {
    label,
    items: items.map((item) => (typeof item === 'string' ? { slug: item.slice(1) } : itemOf(item))),
  };
}

function config(sidebar: readonly Item[]): string {
  return `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({
  site: ${JSON.stringify(site.url)},
  integrations: [starlight(${JSON.stringify({ title: site.title, sidebar }, null, 2)})],
});
`;
}

const collections = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight on Astro with the search that it comes with, Pagefind. */
export const starlight: Peer = {
  name: 'Starlight',
  controls: {
    menu: { touch: ['starlight-menu-button button'] },
    // The list of its modes opens outside of the page. The keys choose the first, Dark, and the last, as the system has it.
    mode: { touch: ['header starlight-theme-select select'], keys: ['Home', 'End'] },
    search: { touch: ['site-search input', 'site-search button[data-open-modal]'] },
  },
  sidebarLinks: 'nav.sidebar a',
  packages: versions.Starlight,
  files: ({ pages, groups }) => ({
    'astro.config.mjs': config(groups.map(itemOf)),
    'src/content.config.mjs': collections,
    ...Object.fromEntries(
      pages.map(({ address, title, body }) => [
        `src/content/docs${address}.md`,
        `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`,
      ]),
    ),
  }),
  build: ['node', 'node_modules/astro/astro.js', 'build'],
  made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
};
