import Link from '@docusaurus/Link';
import type { SearchState } from '@site/src/search/useSearch';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MarkedText, SearchStatus } from './parts';
import styles from './styles.module.css';

interface Props extends SearchState {
  /** The beginning of the ids of rows, which have numbers, and of the list. */
  readonly id: string;
  readonly query: string;
  readonly resultsUrl: string;
  /** The number of the row that the arrow keys have reached. */
  readonly selected: number;
}

/** What is below the box: help, the list of suggestions, and a link to all results. */
export default function Popup({ id, query, resultsUrl, selected, ...state }: Props): ReactNode {
  const popupRef = useRef<HTMLDivElement>(null);
  const { groups = [] } = state.answer ?? {};

  useEffect(() => {
    document.getElementById(`${id}${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);

  useEffect(() => {
    // The keyboard of a phone covers the page without resizing it.
    const viewport = window.visualViewport;
    const resize = () => {
      if (viewport) {
        popupRef.current?.style.setProperty('--visible-height', `${viewport.height * viewport.scale}px`);
      }
    };
    resize();
    viewport?.addEventListener('resize', resize);
    return () => viewport?.removeEventListener('resize', resize);
  }, []);

  let row = -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The box keeps the focus, also in Safari, where links don't take it.
    <div
      ref={popupRef}
      className={styles.popup}
      onMouseDown={(event) => event.button === 0 && event.preventDefault()}
    >
      <SearchStatus {...state} />
      {groups.length > 0 && (
        <>
          <div role="listbox" id={`${id}list`} aria-label="Suggestions">
            {groups.map(({ page, results }) => {
              const hasPage = results.some(({ url }) => url === page.url);
              const path = [page.place, !hasPage && page.title].filter(Boolean).join(' › ');
              return (
                // biome-ignore lint/a11y/useSemanticElements: A group of options.
                <div
                  key={page.url}
                  role="group"
                  aria-label={[page.title, page.place].filter(Boolean).join(', ')}
                  className={styles.group}
                >
                  {path && (
                    <div key={path} className={styles.path} aria-hidden="true">
                      {path}
                    </div>
                  )}
                  {results.map(({ url, title, excerpt }) => {
                    row += 1;
                    return (
                      <RouterLink
                        key={`${query} ${url}`}
                        id={`${id}${row}`}
                        to={url}
                        role="option"
                        aria-selected={row === selected}
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
                    );
                  })}
                </div>
              );
            })}
          </div>
          <p className={styles.all}>
            <Link to={resultsUrl}>See all results</Link>
          </p>
        </>
      )}
    </div>
  );
}
