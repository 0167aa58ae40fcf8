import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Search from '@site/src/components/Search';
import type { ReactNode } from 'react';
import Icon from './icon.svg';

/**
 * The search in the navigation bar. On the landing page, which has its own, it's a link, for readers who have scrolled. Ejected because
 * the original can't show help, doesn't group its suggestions by page, renders them as elements that aren't links, and moves the focus.
 */
export default function SearchBar(): ReactNode {
  const { pathname } = useLocation();
  if (pathname === '/search') return null;
  if (pathname !== '/') return <Search />;
  return (
    <Link className="navbar__item navbar__link rk-search-link rk-js-only" to="/search" aria-label="Search">
      <Icon aria-hidden="true" />
    </Link>
  );
}
