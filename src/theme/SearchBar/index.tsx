import { useLocation } from '@docusaurus/router';
import Search from '@site/src/components/Search';
import type { ReactNode } from 'react';

/**
 * The search in the navigation bar, except on the two pages that have their own. Ejected because the original can't show help, doesn't
 * group its suggestions by page, renders them as elements that aren't links, and moves the focus.
 */
export default function SearchBar(): ReactNode {
  const { pathname } = useLocation();
  return pathname === '/' || pathname === '/search' ? null : <Search />;
}
