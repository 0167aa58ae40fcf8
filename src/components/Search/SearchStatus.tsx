import Link from '@docusaurus/Link';
import LiveStatus from '@site/src/components/ui/LiveStatus';
import { formatAmount } from '@site/src/facts/quantity';
import type { TextPart } from '@site/src/search/excerpt';
import { searchPath } from '@site/src/search/searchPath';
import type { SearchState } from '@site/src/search/useSearch';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** Attributes that the boxes of the bar and of the search page share. Servers refuse the address of a very long query. */
export const boxProps: ComponentProps<'input'> = {
  type: 'search',
  placeholder: 'Search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  dir: 'auto',
  maxLength: 200,
};

/** A text with the words of the query marked. Each part has its own element, because browsers that translate replace text nodes. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, isMatch }, i) => {
    const Part = isMatch ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts have no other key.
    return <Part key={i}>{text}</Part>;
  });
}

interface StatusProps extends SearchState {
  /** Whether it's below the bar, where only screen readers need the number of results. */
  readonly isBrief?: boolean;
}

/** The lines above the results, announced to screen readers: help for someone in danger, the number of results, or what else to try. */
export function SearchStatus({ results, hasFailed, retry, isBrief }: StatusProps): ReactNode {
  if (hasFailed) {
    return (
      <div role="alert">
        <p>
          {process.env.NODE_ENV === 'development'
            ? 'Only the built site has a search: npm run preview.'
            : "The search couldn't load. Check your connection."}
        </p>
        <button type="button" className="button button--primary button--outline" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  if (!results) {
    return (
      <LiveStatus>
        <p className={isBrief ? undefined : styles.coming}>Loading the search…</p>
      </LiveStatus>
    );
  }
  const { help, shown, total, correction } = results;
  return (
    <LiveStatus key={help?.url}>
      {help && (
        <p className={`alert alert--danger ${styles.help}`}>
          <strong>{help.question}</strong>{' '}
          <Link className="button button--danger" to={help.url}>
            {help.title}
          </Link>
        </p>
      )}
      {total > 0 ? (
        <p className={isBrief ? 'visually-hidden' : undefined}>
          <span>
            {shown < total ? `${shown} of ${formatAmount(total, 'result')}` : formatAmount(total, 'result')}
          </span>
          {shown < total && !isBrief && <span>. Add a word to narrow them.</span>}
        </p>
      ) : (
        <>
          <p>
            <strong>No results.</strong> <span>Try fewer or other words.</span>
          </p>
          {correction && (
            <p>
              <span>Did you mean</span>{' '}
              <Link key={correction} to={searchPath(correction)}>
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
    </LiveStatus>
  );
}
