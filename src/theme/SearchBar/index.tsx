import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Search from '@site/src/components/Search';
import type { ReactNode } from 'react';

/**
 * The search in the navigation bar, except on the landing page and on the search page, which have their own. Ejected because the original
 * queries the package's own index, doesn't group its suggestions by page, and renders them as elements that aren't links.
 */
export default function SearchBar(): ReactNode {
  const { pathname } = useLocation();
  const pathsWithSearch = [useBaseUrl('/'), useBaseUrl('/search')];
  return pathsWithSearch.includes(pathname) ? null : <Search />;
}
