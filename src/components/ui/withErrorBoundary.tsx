import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import Button from './Button';
import Panel from './Panel';

/** Shows an error with a retry button, and below it the children, if the component crashes. */
export default function withErrorBoundary(Component: ComponentType<PropsWithChildren>) {
  function Boundary({ children }: PropsWithChildren): ReactNode {
    return (
      <ErrorBoundary
        fallback={({ error, tryAgain }) => (
          <>
            <Panel role="alert">
              <p>This part of the page has stopped working:</p>
              <ErrorBoundaryError error={error} />
              <Button onClick={tryAgain}>Try again</Button>
            </Panel>
            {children}
          </>
        )}
      >
        <Component>{children}</Component>
      </ErrorBoundary>
    );
  }
  Boundary.displayName = `withErrorBoundary(${Component.name})`;
  return Boundary;
}
