import Link from '@docusaurus/Link';
import { formatAmount } from '@site/src/facts/quantity';
import type { SearchState } from '@site/src/search/useSearch';
import type { ReactNode, RefObject } from 'react';
import Button from '../ui/Button';
import { useAnnouncement } from '../ui/useAnnouncement';

interface Props {
  readonly search: SearchState;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** For the popup: only screen readers get the number of results. */
  readonly isBrief?: boolean;
}

function formatStatus({ results, isLoading }: SearchState): string {
  if (!results) return isLoading ? 'Loading the search…' : '';
  const { shown, total } = results;
  if (total === 0) return 'No results. Try fewer or other words.';
  const amount = formatAmount(total, 'result');
  return shown < total ? `The best ${shown} of ${amount}` : amount;
}

/** What is above the results: their number, or why there are none. */
export default function SearchStatus({ search, inputRef, isBrief }: Props): ReactNode {
  const status = formatStatus(search);
  useAnnouncement(status);
  if (search.hasFailed) {
    const tryAgain = () => {
      // The button has the focus and disappears.
      inputRef.current?.focus();
      search.retry();
    };
    return (
      <div role="alert">
        <p>
          {process.env.NODE_ENV === 'development'
            ? 'Only the built site has a search: npm run preview.'
            : "The search couldn't load. Check your connection."}
        </p>
        <Button onClick={tryAgain}>Try again</Button>
      </div>
    );
  }
  const isEmpty = search.results?.total === 0;
  const isShown = !isBrief || search.isLoading || isEmpty;
  return (
    <>
      {/* Translated text can't be updated, so another text is another element. */}
      {isShown && <p key={status}>{status}</p>}
      {isEmpty && (
        <p>
          <Link to="/faq">FAQ</Link> · <Link to="/home">Site index</Link> ·{' '}
          <Link to="/faq#support">Contact support</Link>
        </p>
      )}
    </>
  );
}
