import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { ReactNode } from 'react';
import shared from '../ui/styles.module.css';

/** Keeps the page when an interactive component crashes, and starts the component again on request. */
export default function Boundary({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary
      fallback={({ tryAgain }) => (
        <div className={shared.panel} role="alert">
          <p>This part of the page has stopped working.</p>
          <button type="button" className="button button--primary button--outline" onClick={tryAgain}>
            Try again
          </button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
