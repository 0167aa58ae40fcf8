import Link from '@docusaurus/Link';
import type { SearchResults } from '@site/src/search/engine';
import type { SearchState } from '@site/src/search/useSearch';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MarkedText, SearchStatus } from './SearchStatus';
import styles from './styles.module.css';

interface Props extends SearchState {
  /** The id of the list. Rows have theirs from it and their URLs. */
  readonly listId: string;
  readonly query: string;
  readonly resultsUrl: string;
  /** The URL of the row that the arrow keys have reached. */
  readonly activeUrl: string | undefined;
}

/** Tells styles how much of the screen is visible: the keyboard of a phone covers the page without resizing it. */
function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const update = () =>
      ref.current?.style.setProperty('--visible-height', `${viewport.height * viewport.scale}px`);
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, [ref]);
}

/** The section of a group's page, and the page if its own row isn't among the hits. */
function pathOf({ page, hits }: SearchResults['groups'][number]): string {
  const isInHits = hits.some(({ url }) => url === page.url);
  return [page.place, !isInHits && page.title].filter(Boolean).join(' › ');
}

/** What is below the box: help, the suggestions, and a link to all results. */
export default function Popup({ listId, query, resultsUrl, activeUrl, ...search }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { groups = [] } = search.results ?? {};
  const paths = groups.map(pathOf);
  useVisibleHeight(ref);
  useEffect(() => {
    document.getElementById(listId + activeUrl)?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeUrl]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The box keeps the focus, also in Safari, where links don't take it.
    <div
      ref={ref}
      className={styles.popup}
      onMouseDown={(event) => event.button === 0 && event.preventDefault()}
    >
      <SearchStatus {...search} isBrief />
      {groups.length > 0 && (
        <>
          <div role="listbox" id={listId} aria-label="Suggestions">
            {groups.map(({ page, hits }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: A group of options.
              <div
                key={page.url}
                role="group"
                aria-label={[page.title, page.place].filter(Boolean).join(', ')}
                className={styles.group}
              >
                {paths[index] !== paths[index - 1] && (
                  <div key={paths[index]} className={styles.path} aria-hidden="true">
                    {paths[index]}
                  </div>
                )}
                {hits.map(({ url, title, excerpt }) => (
                  // Docusaurus's link would load the page of every suggestion.
                  <RouterLink
                    key={`${query} ${url}`}
                    id={listId + url}
                    to={url}
                    role="option"
                    aria-selected={url === activeUrl}
                    tabIndex={-1}
                    className={styles.row}
                  >
                    <span>
                      <MarkedText parts={title} />
                    </span>{' '}
                    <span className={styles.excerpt}>
                      <MarkedText parts={excerpt} />
                    </span>
                  </RouterLink>
                ))}
              </div>
            ))}
          </div>
          <p className={styles.all}>
            <Link to={resultsUrl}>See all results</Link>
          </p>
        </>
      )}
    </div>
  );
}
