import { useHistory, useLocation } from '@docusaurus/router';
import NavigationNotice from '@site/src/components/NavigationNotice';
import { exactPath } from '@site/src/navigation/exactPath';
import { type ReactNode, useEffect } from 'react';

/**
 * Wraps the whole site. Removes the slash at the end of a path from the address bar, because some hosts answer `/home/`
 * with the page instead of a redirect, and says why a page that the reader chose does not come.
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
