import Link from '@docusaurus/Link';
import { formatAmount } from '@site/src/facts/quantity';
import type { SearchState } from '@site/src/search/useSearch';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import Button from '../ui/Button';

interface Props {
  readonly search: SearchState;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** For the popup: only screen readers get the number of results. */
  readonly isBrief?: boolean;
}

/** The pause in typing after which the number of results is announced. */
const typingPauseMs = 700;

function formatStatus({ results, isLoading }: SearchState): string {
  if (!results) return isLoading ? 'Loading the search…' : '';
  const { shown, total } = results;
  if (total === 0) return 'No results. Try fewer or other words.';
  const amount = formatAmount(total, 'result');
  return shown < total ? `The best ${shown} of ${amount}` : amount;
}

/** Announces a text. It's empty at first, because screen readers announce only what changes in a region that they know. */
function Announcement({ text }: { readonly text: string }): ReactNode {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, typingPauseMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className="rk-visually-hidden">
      <span key={announced}>{announced}</span>
    </div>
  );
}

/** What is above the results: their number, or why there are none. */
export default function SearchStatus({ search, inputRef, isBrief }: Props): ReactNode {
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
  const status = formatStatus(search);
  const isEmpty = search.results?.total === 0;
  return (
    <>
      <Announcement text={status} />
      {(!isBrief || search.isLoading || isEmpty) && (
        // Translated text can't be updated, so another text is another element.
        <p key={status} aria-hidden="true">
          {status}
        </p>
      )}
      {isEmpty && (
        <p>
          <Link to="/home">Site index</Link> · <Link to="/faq#support">Contact support</Link>
        </p>
      )}
    </>
  );
}
