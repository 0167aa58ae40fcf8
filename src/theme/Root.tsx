import { useHistory, useLocation } from '@docusaurus/router';
import NavigationNotice from '@site/src/components/NavigationNotice';
import { exactPath } from '@site/src/navigation/exactPath';
import { type ReactNode, useEffect } from 'react';

// The search package links to `/search/?q=…`, with a slash that no address of this site has.
/**
 * Around the whole site: keeps the address bar exact by taking a slash off the end of a path, and says why a page that
 * the reader chose does not come.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { pathname, search, hash } = useLocation();
  const history = useHistory();
  useEffect(() => {
    const exact = exactPath(pathname);
    if (exact) {
      history.replace(exact + search + hash);
    }
  }, [pathname, search, hash, history]);
  return (
    <>
      {children}
      <NavigationNotice />
    </>
  );
}
