import { addresses } from '../../facts/product';

/** Returns the URL of all results for a query. */
export function searchLink(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}

/** Links for a reader whose search found nothing. */
export const lostLinks: readonly { readonly label: string; readonly to: string }[] = [
  { label: 'All pages and the A–Z index', to: '/home#words' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Contact support', to: `${addresses.site}/support` },
];
