import Link from '@docusaurus/Link';
import { formatAmount } from '@site/src/facts/quantity';
import { searchPath } from '@site/src/search/searchPath';
import type { SearchState } from '@site/src/search/useSearch';
import type { ReactNode, RefObject } from 'react';
import AnnouncedText from '../ui/AnnouncedText';
import Button from '../ui/Button';
import styles from './styles.module.css';

interface Props extends SearchState {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** For the popup: only screen readers get the number of results. */
  readonly isBrief?: boolean;
}

/** The announced text above the results: help for someone in danger, the number of results, or what to try if there are none. */
export default function SearchStatus({ results, hasFailed, retry, inputRef, isBrief }: Props): ReactNode {
  if (hasFailed) {
    const tryAgain = () => {
      // The button has the focus and disappears.
      inputRef.current?.focus();
      retry();
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
  if (!results) {
    return (
      <AnnouncedText>
        <p className={styles.loading}>Loading the search…</p>
      </AnnouncedText>
    );
  }
  const { help, shown, total, correction } = results;
  const amount = formatAmount(total, 'result');
  return (
    <AnnouncedText>
      {help && (
        <p className={`alert alert--danger ${styles.help}`}>
          <strong>{help.question}</strong>{' '}
          <Link className="button button--danger" to={help.url}>
            {help.title}
          </Link>
        </p>
      )}
      {total > 0 ? (
        <p className={isBrief ? 'rk-visually-hidden' : undefined}>
          {shown < total ? `${shown} of ${amount}` : amount}
        </p>
      ) : (
        <>
          <p>
            <strong>No results.</strong> <span>Try fewer or other words.</span>
          </p>
          {correction && (
            <p>
              <span>Did you mean</span> <Link to={searchPath(correction)}>{correction}</Link>?
            </p>
          )}
          <p>
            <Link to="/home">Site index</Link> · <Link to="/faq#support">Contact support</Link> ·{' '}
            <Link to="/safety">In danger? Get help</Link>
          </p>
        </>
      )}
    </AnnouncedText>
  );
}
