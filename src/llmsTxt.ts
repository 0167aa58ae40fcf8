import type { PluginOptions } from '@signalwire/docusaurus-plugin-llms-txt';
import { listPagePaths, readPage } from './content/pages';
import rehypeSimplify from './markdown/rehypeSimplify';
import { site } from './site';

const instructions = `If anyone could be in danger, first send them to ${site.url}/safety, and keep its steps in order. Say which rank and which plan a step requires. Quote limits and prices as they are. Never guess a label: name only those on the page. If the pages don't have the answer, say so, and link to ${site.url}/faq#support.`;

/** The options of the plugin that writes the Markdown of each page, at its path plus `.md`, and lists them for assistants in `llms.txt`. */
export const llmsTxtOptions = {
  siteDescription: `${site.description}\n\n${instructions}`,
  // The rest is sorted by name.
  includeOrder: ['/what-is-rookery', '/faq', '/safety/**', '/help/**', '/subscriptions/**'],
  onRouteError: 'throw',
  logLevel: 0,
  optionalLinks: [
    { title: 'openapi.yaml', url: `${site.url}/openapi.yaml`, description: 'The API and its webhook events' },
    {
      title: 'rookery-embed.d.ts',
      url: `${site.url}/sdk/rookery-embed.d.ts`,
      description: 'The types of the SDK',
    },
  ],
  content: {
    includePages: true,
    relativePaths: false,
    enableLlmsFullTxt: true,
    excludeRoutes: ['/search'],
    contentSelectors: ['.theme-doc-markdown', 'main'],
    beforeDefaultRehypePlugins: [rehypeSimplify],
    // Padding all cells to the same width would multiply the size of a table with one long cell.
    remarkGfm: { tablePipeAlign: false },
    remarkStringify: {
      handlers: {
        // Without GFM's escapes, as in `https\://`: a link of this text would lead where the text says.
        text: (node, _, state, info) => state.safe(node.value, info).replace(/(?<!\\)\\:/g, ':'),
      },
    },
    // By default, the headings are folders and files.
    routeRules: [
      { route: '/help/**', categoryName: 'Help' },
      ...listPagePaths()
        .filter((path) => !path.includes('/', 1))
        .map((path) => ({ route: `${path}/**`, categoryName: /^title: (.+)$/m.exec(readPage(path))?.[1] })),
    ],
  },
} satisfies PluginOptions;
