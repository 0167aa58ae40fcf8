import Link from '@docusaurus/Link';
import Status from '@site/src/components/ui/Status';
import { amount } from '@site/src/facts/quantity';
import type { TextPart } from '@site/src/search/excerpt';
import type { SearchState } from '@site/src/search/useSearch';
import type { ReactNode } from 'react';
import SearchError from './SearchError';
import styles from './styles.module.css';

/** A text with the words of the query marked. Each part has its own element, because browsers that translate replace texts. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, isMatch }, i) => {
    const Part = isMatch ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts have no other key.
    return <Part key={i}>{text}</Part>;
  });
}

/** What is above the results of a query, and announced: help for someone in danger, how many there are, and what to do without any. */
export function SearchStatus({ answer, status, retry }: SearchState): ReactNode {
  const { help, shown = 0, total = 0, correction } = answer ?? {};
  if (status === 'failed') {
    return <SearchError onRetry={retry} />;
  }
  return (
    <Status key={help?.url} className={styles.status}>
      {help && (
        <p className={styles.help}>
          <strong>{help.question}</strong> <Link to={help.url}>{help.title}</Link>
        </p>
      )}
      {!answer && status === 'loading' && <p>Loading the search…</p>}
      {answer && total > 0 && (
        <p className={styles.count}>
          {shown < total ? `${shown} of ${amount(total, 'result')}` : amount(total, 'result')}
        </p>
      )}
      {answer && total === 0 && (
        <>
          <p>
            <strong>No results.</strong> <span>Try fewer or other words.</span>
          </p>
          {correction && (
            <p>
              <span>Did you mean</span>{' '}
              <Link key={correction} to={`/search?${new URLSearchParams({ q: correction })}`}>
                {correction}
              </Link>
              ?
            </p>
          )}
          <p>
            <Link to="/home">Site index</Link> · <Link to="/faq#support">Contact support</Link>
          </p>
        </>
      )}
    </Status>
  );
}
