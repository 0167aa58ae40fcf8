import { addresses, product } from './facts/product';

/** Returns a link to the product's site. As `to`, unlike `href`, it has no icon that says that it leads to another site. */
function onMainSite(label: string, path: string) {
  return { label, to: addresses.site + path };
}

/** The names and addresses of this site. */
export const site = {
  title: product.docsTitle,
  tagline: product.docsTagline,
  url: addresses.docs,
  description: `Learn how to use, run, moderate, and embed ${product.name} chats. Help for members, owners, moderators, organizations, and developers.`,
  copyright: `Copyright © 2025 ${product.company}`,
  repository: addresses.repository,
} as const;

/**
 * The bar above every page. To show one, give it an id and a text. A reader who closes it doesn't see it again until the
 * id changes. `null` turns it off.
 */
export const announcement: { readonly id: string; readonly content: string } | null = null;

/** The link back to the product, in the navigation bar. */
export const productLink = onMainSite('Back to Rookery', '/');

/** The groups of links in the footer, all of which lead to the product's site. */
export const footerGroups = [
  { title: 'About', items: [onMainSite('Rookery', '/'), onMainSite('What people build', '/about')] },
  {
    title: 'Product',
    items: [
      onMainSite('Create a chat', '/create'),
      onMainSite('Your chats', '/chats'),
      onMainSite('Pricing', '/pricing'),
      onMainSite('Emoji customization', '/emoji'),
    ],
  },
  {
    title: 'Company',
    items: [
      onMainSite('About us', '/about'),
      onMainSite('Blog', '/blog'),
      onMainSite('Mastodon', '/social/mastodon'),
      onMainSite('YouTube', '/social/youtube'),
      onMainSite('Discord', '/social/discord'),
    ],
  },
  {
    title: 'Resources',
    items: [
      onMainSite('Support', '/support'),
      onMainSite('Contact', '/contact'),
      onMainSite('Privacy', '/privacy'),
      onMainSite('Terms', '/terms'),
    ],
  },
];
