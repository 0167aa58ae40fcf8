import type { ReactNode } from 'react';

/** Says that a part of the search didn't load. */
export default function SearchError({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <div role="alert">
      <p>
        {process.env.NODE_ENV === 'development'
          ? 'Only the built site has a search: npm run preview.'
          : "The search couldn't load. Check your connection."}
      </p>
      <button type="button" className="button button--primary button--outline" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
