import { useLocation } from '@docusaurus/router';
import SearchBar from '@theme-original/SearchBar';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Set on the landing page, whose large box takes the place of the one in the navigation bar. */
  readonly hero?: boolean;
}

/**
 * Mends the suggestion list for screen readers: the list holds nothing but options, so the role goes from the whole
 * drop-down, which also holds the link to all results, to the part with the suggestions.
 */
function mendRoles(container: HTMLElement): void {
  const input = container.querySelector('input');
  const dropdown = container.querySelector(
    '[role="listbox"][class*="dropdownMenu"], [class*="dropdownMenu"]',
  );
  const suggestions = dropdown?.querySelector('[class*="suggestions"]');
  if (!input || !dropdown) {
    return;
  }
  dropdown.removeAttribute('role');
  if (suggestions) {
    const id = 'search-suggestions';
    suggestions.id = id;
    suggestions.setAttribute('role', 'listbox');
    suggestions.setAttribute('aria-label', 'Suggestions');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-owns', id);
  } else {
    input.removeAttribute('aria-controls');
    input.removeAttribute('aria-owns');
    input.setAttribute('aria-expanded', 'false');
  }
  container.querySelector('button:not([aria-label])')?.setAttribute('aria-label', 'Clear the search');
}

// Wrapped because the original gives the drop-down's roles wrongly (a link inside a list of options, no list that the
// input controls), and because the landing page has a search box of its own: one box a page answers Ctrl+K.
export default function SearchBarWrapper({ hero = false }: Props): ReactNode {
  const { pathname } = useLocation();
  const container = useRef<HTMLElement>(null);
  const onLandingPage = pathname === '/';

  useEffect(() => {
    const element = container.current;
    if (!element) {
      return;
    }
    const observer = new MutationObserver(() => {
      observer.disconnect();
      mendRoles(element);
      observer.observe(element, { childList: true, subtree: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  if (onLandingPage && !hero) {
    return null;
  }
  return (
    <search ref={container} className={clsx(styles.search, hero && styles.hero)}>
      <SearchBar />
    </search>
  );
}
