import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { Props } from '@theme/NavbarItem';
import NavbarItem from '@theme-original/NavbarItem';
import type { ReactNode } from 'react';

// Wrapped, because an item that fails would take the whole page, with a message for developers.
/** An item of the navigation bar, which is missing if it fails. */
export default function NavbarItemWrapper(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={() => null}>
      <NavbarItem {...props} />
    </ErrorBoundary>
  );
}
