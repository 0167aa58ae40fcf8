import { addresses, product } from './facts/product';

/** Returns a link to the product's site. With `to` instead of `href`, the theme shows no icon for another site. */
function mainSiteLink(label: string, path: string) {
  return { label, to: addresses.site + path, target: '_self' };
}

/** The names and addresses of this site. */
export const site = {
  title: product.docsTitle,
  tagline: product.docsTagline,
  url: addresses.docs,
  description: `Learn how to use, run, moderate, and embed ${product.name} chats. Help for members, owners, moderators, organizations, and developers.`,
  // The year of the first publication.
  copyright: `Copyright © 2025 ${product.company}`,
  repository: addresses.repository,
} as const;

/** The link back to the product, in the navigation bar. */
export const productLink = mainSiteLink('Back to Rookery', '/');

/** The links in the footer. */
export const footerGroups = [
  {
    title: 'About',
    items: [
      mainSiteLink('Rookery', '/'),
      { label: 'Plans and prices', to: '/subscriptions' },
      { label: 'Safety', to: '/safety' },
      { label: 'Service status', to: addresses.status, target: '_self' },
    ],
  },
  {
    title: 'Product',
    items: [
      mainSiteLink('Create a chat', '/create'),
      mainSiteLink('Your chats', '/chats'),
      mainSiteLink('Pricing', '/pricing'),
      mainSiteLink('Emoji customization', '/emoji'),
    ],
  },
  {
    title: 'Company',
    items: [
      mainSiteLink('About us', '/about'),
      mainSiteLink('Blog', '/blog'),
      mainSiteLink('Mastodon', '/social/mastodon'),
      mainSiteLink('YouTube', '/social/youtube'),
      mainSiteLink('Discord', '/social/discord'),
    ],
  },
  {
    title: 'Resources',
    items: [
      mainSiteLink('Support', '/support'),
      mainSiteLink('Contact', '/contact'),
      mainSiteLink('Privacy', '/privacy'),
      mainSiteLink('Terms', '/terms'),
    ],
  },
];
