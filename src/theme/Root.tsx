import { useHistory, useLocation } from '@docusaurus/router';
import NavigationNotice from '@site/src/components/NavigationNotice';
import { exactPath } from '@site/src/navigation/exactPath';
import { type ReactNode, useEffect } from 'react';

/**
 * Wraps the whole site. Removes the slash at the end of a path from the address bar, because some hosts return the page
 * for `/home/` instead of a redirect. Also explains why a page that the reader chose doesn't open,
 * and has the element that announces a new page (`src/clientModules/focusNewPage.ts`).
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
      <div id="announcer" role="status" className="spoken" />
    </>
  );
}
