import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtFiles } from '../../../src/plugins/builtFiles';
import { site } from '../../../src/site';
import { type BuiltSite, classicTheme, ours, type PageGroup, pageGroups, projectDir } from './sites';
import { addedParagraph, type Workshop } from './writing';

/** A page as plain Markdown, facts filled in. */
interface PlainPage {
  readonly path: string;
  readonly title: string;
  /** Everything below the title. Links to other pages are paths from the root. */
  readonly body: string;
}

/** Another documentation generator with its default settings. */
export interface Peer extends Omit<BuiltSite, 'folder'> {
  /** The packages to install, with exact versions; none if the project's own are used. */
  readonly packages?: Readonly<Record<string, string>>;
  /** The contents of a site's files by their paths. */
  readonly files: (pages: readonly PlainPage[]) => Readonly<Record<string, string>>;
  readonly command: Workshop['command'];
  readonly preview: Workshop['preview'];
  /** The folder of its pages. */
  readonly docs: string;
  /** The built site and the caches, from the folder of the site; the built site first. */
  readonly made: readonly [built: string, ...caches: string[]];
}

function docusaurusItems({ items }: PageGroup): unknown[] {
  return items.map((item) =>
    typeof item === 'string'
      ? item.slice(1)
      : { type: 'category', label: item.label, collapsed: false, items: docusaurusItems(item) },
  );
}

const docusaurusConfig = {
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

const docusaurus: Peer = {
  name: 'Docusaurus',
  ...classicTheme,
  files: (pages) => ({
    'docusaurus.config.js': `module.exports = ${JSON.stringify(docusaurusConfig, null, 2)};\n`,
    'sidebars.json': JSON.stringify(
      Object.fromEntries(pageGroups.map((group) => [group.label, docusaurusItems(group)])),
    ),
    ...Object.fromEntries(pages.map(({ path, title, body }) => [`docs${path}.md`, `# ${title}\n\n${body}`])),
  }),
  docs: 'docs',
  command: ['node', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  preview: ['node', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open'],
  made: ['build', '.docusaurus', 'node_modules/.cache'],
};

function starlightItem({ label, items }: PageGroup): object {
  return {
    label,
    items: items.map((item) => (typeof item === 'string' ? { slug: item.slice(1) } : starlightItem(item))),
  };
}

const starlightConfig = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({
  site: ${JSON.stringify(site.url)},
  integrations: [starlight(${JSON.stringify({ title: site.title, sidebar: pageGroups.map(starlightItem) })})],
});
`;

const starlightCollections = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const starlight: Peer = {
  name: 'Starlight',
  controls: {
    menu: { touch: ['starlight-menu-button button'] },
    // The list opens outside of the page. The keys choose the first mode, Dark, and the last, the system's.
    mode: { touch: ['header starlight-theme-select select'], keys: ['Home', 'End'] },
    search: { touch: ['site-search input', 'site-search button[data-open-modal]'] },
  },
  sidebarLinks: 'nav.sidebar a',
  // The newest versions that run on Node 20.
  packages: { '@astrojs/starlight': '0.37.7', astro: '5.18.2' },
  files: (pages) => ({
    'astro.config.mjs': starlightConfig,
    'src/content.config.mjs': starlightCollections,
    ...Object.fromEntries(
      pages.map(({ path, title, body }) => [
        `src/content/docs${path}.md`,
        `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`,
      ]),
    ),
  }),
  docs: 'src/content/docs',
  command: ['node', 'node_modules/astro/astro.js', 'build'],
  preview: ['node', 'node_modules/astro/astro.js', 'dev'],
  made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
};

function vitePressItem({ label, items }: PageGroup): object {
  return {
    text: label,
    items: items.map((item) =>
      typeof item === 'string' ? { text: item.slice(1), link: item } : vitePressItem(item),
    ),
  };
}

/** Shows text with `{{` as it is, and not as code of the framework. */
const vitePressConfig = `export default {
  title: ${JSON.stringify(site.title)},
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: { search: { provider: 'local' }, sidebar: ${JSON.stringify(pageGroups.map(vitePressItem))} },
  markdown: {
    config({ renderer: { rules } }) {
      const { text } = rules;
      rules.text = (...args) => text(...args).replaceAll('{{', '&#123;&#123;');
    },
  },
};
`;

/** VitePress with its own search, which it leaves out by default, and which loses the first keys too often to be timed. */
const vitePress: Peer = {
  name: 'VitePress',
  controls: {
    menu: { touch: ['.VPLocalNav button.menu'] },
    mode: { touch: ['.VPNavBar .VPSwitchAppearance'] },
  },
  sidebarLinks: '.VPSidebar a',
  packages: { vitepress: '1.6.4' },
  files: (pages) => ({
    '.vitepress/config.mjs': vitePressConfig,
    ...Object.fromEntries(
      pages.map(({ path, title, body }) => [`${path.slice(1)}.md`, `# ${title}\n\n${body}`]),
    ),
  }),
  docs: '.',
  command: ['node', 'node_modules/vitepress/bin/vitepress.js', 'build'],
  preview: ['node', 'node_modules/vitepress/bin/vitepress.js', 'dev'],
  made: ['.vitepress/dist', '.vitepress/cache'],
};

/** The generators that this site is compared with. */
export const peers: readonly Peer[] = [docusaurus, starlight, vitePress];

/** Returns the documentation pages of the built site, from the Markdown that the build writes. */
function plainPages(): PlainPage[] {
  return builtFiles(ours.folder)
    .filter((file) => file.endsWith('.md') && !/^(?:index|writing\/.*)\.md$/.test(file))
    .map((file) => {
      const text = fs.readFileSync(path.join(ours.folder, file), 'utf8');
      const [, title, body] = /^# (.+)\n+<[^>]+>\n+([\s\S]*)$/.exec(text) ?? [];
      if (!title || body === undefined) {
        throw new Error(
          `${path.join(ours.folder, file)}:1 doesn't begin with a title and a URL. Build the site again, or fix tools/bench/site/peers.ts.`,
        );
      }
      return {
        path: `/${file.replace(/\.md$/, '')}`,
        title,
        body: body.replaceAll(`](${site.url}/`, '](/'),
      };
    });
}

const packageFiles = new Set(['node_modules', 'package.json', 'package-lock.json', 'installed.json']);

/** Links the project's packages into a folder one by one, so that caches next to them are the folder's own. */
function linkPackages(folder: string): void {
  const [from, to] = [path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules')];
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from).filter((each) => each !== '.cache')) {
    fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
}

function installPackages(folder: string, packages: Readonly<Record<string, string>>): void {
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2);
  const installed = path.join(folder, 'installed.json');
  if (fs.existsSync(installed) && fs.readFileSync(installed, 'utf8') === wanted) {
    return;
  }
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), wanted);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Written last, so that an interrupted install is repeated.
  fs.writeFileSync(installed, wanted);
}

/** Returns the folder of a peer's site, which stays for the next run. */
export function folderOf({ name }: Peer): string {
  return path.join(os.tmpdir(), 'rookery-docs-peers', name.toLowerCase());
}

/** Writes a peer's site with this site's pages into its folder. */
export function preparePeer(peer: Peer): Workshop {
  const { packages, files, command, preview, docs, made } = peer;
  const folder = folderOf(peer);
  if (packages) {
    installPackages(folder, packages);
  } else {
    linkPackages(folder);
  }
  for (const entry of fs.readdirSync(folder).filter((each) => !packageFiles.has(each))) {
    fs.rmSync(path.join(folder, entry), { recursive: true, force: true });
  }
  for (const [file, text] of Object.entries(files(plainPages()))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return { folder, command, preview, made, edits: { page: addedParagraph(docs, 'md') } };
}
