import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Layout';
import Layout from '@theme-original/Layout';
import type { ReactNode } from 'react';

// Wrapped because the search page comes without a main landmark, which screen readers jump to.
export default function LayoutWrapper({ children, ...props }: Props): ReactNode {
  const { pathname } = useLocation();
  const bare = pathname.replace(/\/$/, '') === '/search';
  return <Layout {...props}>{bare ? <main>{children}</main> : children}</Layout>;
}
