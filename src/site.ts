import { addresses, product } from './facts/product';

function productSiteLink(label: string, path: string) {
  return { label, href: addresses.product + path };
}

export const site = {
  title: `${product.name} Docs`,
  tagline: `Welcome to the ${product.name} docs`,
  url: addresses.docs,
  description: `Learn how to use, run, moderate, and embed ${product.name} chats. Help for members, owners, moderators, organizations, and developers.`,
  // The year of first publication.
  copyright: `Copyright © 2025 ${product.company}`,
  repository: addresses.repository,
} as const;

export const backToProductLink = { ...productSiteLink(`Back to ${product.name}`, '/'), target: '_self' };

/** The groups of links in the footer, all to the product's site. */
export const footerGroups = [
  { title: 'About', items: [productSiteLink(product.name, '/')] },
  {
    title: 'Product',
    items: [
      productSiteLink('Create a chat', '/create'),
      productSiteLink('Your chats', '/chats'),
      productSiteLink('Pricing', '/pricing'),
      productSiteLink('Emoji customization', '/emoji'),
    ],
  },
  {
    title: 'Company',
    items: [
      productSiteLink('About us', '/about'),
      productSiteLink('Blog', '/blog'),
      productSiteLink('Mastodon', '/social/mastodon'),
      productSiteLink('YouTube', '/social/youtube'),
      productSiteLink('Discord', '/social/discord'),
    ],
  },
  {
    title: 'Resources',
    items: [
      productSiteLink('Support', '/support'),
      productSiteLink('Contact', '/contact'),
      productSiteLink('Privacy', '/privacy'),
      productSiteLink('Terms', '/terms'),
    ],
  },
];
