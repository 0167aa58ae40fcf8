import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import type { ComponentType, MouseEvent, PropsWithChildren, ReactNode } from 'react';
import Button from './Button';
import Panel from './Panel';

/** Mounts the component again, and focuses its first control, because the focused button unmounts. */
function retryAndRefocus({ currentTarget }: MouseEvent, tryAgain: () => void): void {
  const panel = currentTarget.parentElement as HTMLElement;
  const { children } = panel.parentElement as HTMLElement;
  const index = [...children].indexOf(panel);
  tryAgain();
  // React renders it before the next frame.
  requestAnimationFrame(() =>
    children[index]?.querySelector<HTMLElement>('input, textarea, button')?.focus(),
  );
}

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
              <Button onClick={(event) => retryAndRefocus(event, tryAgain)}>Try again</Button>
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
