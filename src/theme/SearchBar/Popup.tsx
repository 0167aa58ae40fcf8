import Link from '@docusaurus/Link';
import { useSearch } from '@site/src/search/useSearch';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MarkedText, SearchStatus } from './parts';
import styles from './styles.module.css';

export interface PopupProps {
  /** The beginning of the ids of rows, which have numbers, and of the list. */
  readonly id: string;
  readonly query: string;
  readonly resultsUrl: string;
  readonly isOpen: boolean;
  /** The number of the row that the arrow keys have reached. */
  readonly selected: number;
  /** Tells how many rows there are. */
  readonly onDraw: (rowCount: number) => void;
  /** Called before another try, because its button goes, which has the focus. */
  readonly onRetry: () => void;
}

/** What is below the box: help, the list of suggestions, and a link to all results. */
export default function Popup(props: PopupProps): ReactNode {
  const { id, query, resultsUrl, isOpen, selected, onDraw, onRetry } = props;
  const state = useSearch('suggest', query);
  const retry = () => {
    onRetry();
    state.retry();
  };
  const popupRef = useRef<HTMLDivElement>(null);
  const { groups = [], shown = 0 } = (isOpen && state.answer) || {};

  useEffect(() => onDraw(shown), [shown, onDraw]);

  useEffect(() => {
    document.getElementById(`${id}${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);

  useEffect(() => {
    // The keyboard of a phone covers the page without resizing it.
    const viewport = window.visualViewport;
    const fit = () => {
      const height = viewport && viewport.height * viewport.scale;
      popupRef.current?.style.setProperty('--visible-height', `${height}px`);
    };
    viewport?.addEventListener('resize', fit);
    return () => viewport?.removeEventListener('resize', fit);
  }, []);

  let row = -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The box keeps the focus, also in Safari, where links don't take it.
    <div
      ref={popupRef}
      className={styles.popup}
      hidden={!isOpen}
      onMouseDown={(event) => event.button === 0 && event.preventDefault()}
    >
      {isOpen && <SearchStatus {...state} retry={retry} />}
      {shown > 0 && (
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
                        <span className={styles.title}>
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
