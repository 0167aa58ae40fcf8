import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Search from '@site/src/components/Search';
import type { ReactNode } from 'react';
import Icon from './icon.svg';

/**
 * The search in the navigation bar. On the landing page, which has its own, it's a link, for readers who have scrolled. Ejected because
 * the original queries the package's own index, doesn't group its suggestions by page, and renders them as elements that aren't links.
 */
export default function SearchBar(): ReactNode {
  const { pathname } = useLocation();
  const landingPath = useBaseUrl('/');
  const searchPagePath = useBaseUrl('/search');
  if (pathname === searchPagePath) return null;
  if (pathname !== landingPath) return <Search />;
  return (
    <Link className="navbar__item navbar__link rk-search-link rk-js-only" to="/search" aria-label="Search">
      <Icon aria-hidden="true" />
    </Link>
  );
}
