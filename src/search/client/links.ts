import { addresses } from '../../facts/product';

/** The address of all results for a query. */
export function searchLink(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}

/** Where a reader goes whom the search did not help. */
export const lostLinks: readonly { readonly label: string; readonly to: string }[] = [
  { label: 'Every page, and an index from A to Z', to: '/home#words' },
  { label: 'Questions and answers', to: '/faq' },
  { label: 'Write to support', to: `${addresses.site}/support` },
];
