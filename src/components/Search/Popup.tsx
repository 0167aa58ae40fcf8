import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ResultGroup } from '@site/src/search/engine';
import { site } from '@site/src/site';
import clsx from 'clsx';
import { type PropsWithChildren, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import MarkedText from './MarkedText';
import styles from './styles.module.css';

interface Props extends PropsWithChildren {
  /** The id of the list. The id of an option is this one followed by its URL. */
  readonly listId: string;
  readonly groups: readonly ResultGroup[];
  /** The page of all results, if they have loaded. Its link loads the page's code, which would delay the index. */
  readonly resultsUrl: string | undefined;
  /** The URL of the highlighted suggestion. */
  readonly activeUrl: string | undefined;
}

/**
 * Sets `--available-height` to the height from the popup's top to the end of the window, or to a phone's keyboard, which covers the
 * page without resizing it.
 */
function useAvailableHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const update = () => {
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      ref.current?.style.setProperty('--available-height', `${viewport.height * viewport.scale - top}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, [ref]);
}

/** Formats the breadcrumbs of a group's page, with the page itself unless it's the first hit. */
function formatBreadcrumbs({ page, hits: [first] }: ResultGroup): string {
  return [page.breadcrumbs, first?.url !== page.url && page.title].filter(Boolean).join(' › ');
}

/** The popup below the input: the status as its children, the suggestions, and links to all results and to help. */
export default function Popup({ listId, groups, resultsUrl, activeUrl, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { withBaseUrl } = useBaseUrlUtils();
  const breadcrumbs = groups.map((group) => formatBreadcrumbs(group) || site.title);
  useAvailableHeight(ref);
  useEffect(() => {
    if (activeUrl) document.getElementById(listId + activeUrl)?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeUrl]);

  return (
    <div ref={ref} className={styles.popup}>
      {children}
      {groups.length > 0 && (
        <div role="listbox" id={listId} aria-label="Suggestions">
          {groups.map(({ page, hits }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: No HTML element is a group of options.
            <div
              key={page.url}
              role="group"
              aria-label={[page.title, page.breadcrumbs].filter(Boolean).join(', ')}
              className={styles.group}
            >
              {breadcrumbs[index] !== breadcrumbs[index - 1] && (
                <div className={styles.breadcrumbs} aria-hidden="true">
                  {breadcrumbs[index]}
                </div>
              )}
              {hits.map(({ url, title, excerpt }) => (
                // Docusaurus's link would load the page of every suggestion.
                <RouterLink
                  key={url}
                  id={listId + url}
                  to={withBaseUrl(url)}
                  role="option"
                  aria-selected={url === activeUrl}
                  tabIndex={-1}
                  className={styles.option}
                >
                  <MarkedText runs={title} /> <MarkedText runs={excerpt} className={styles.excerpt} />
                </RouterLink>
              ))}
            </div>
          ))}
        </div>
      )}
      <p className={clsx('rk-row', styles.footer)}>
        {resultsUrl && groups.length > 0 && <Link to={resultsUrl}>See all results</Link>}
        <Link to="/safety">In danger? Get help</Link>
      </p>
    </div>
  );
}
