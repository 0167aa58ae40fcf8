import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import Button from './Button';
import Panel from './Panel';

/** Replaces an interactive component that crashes with an error, a button to try again, and the component's children. */
export default function withBoundary(Component: ComponentType<PropsWithChildren>) {
  return function Boundary({ children }: PropsWithChildren): ReactNode {
    return (
      <ErrorBoundary
        fallback={({ tryAgain }) => (
          <>
            <Panel role="alert">
              <p>This part of the page has stopped working.</p>
              <Button onClick={tryAgain}>Try again</Button>
            </Panel>
            {children}
          </>
        )}
      >
        <Component>{children}</Component>
      </ErrorBoundary>
    );
  };
}
