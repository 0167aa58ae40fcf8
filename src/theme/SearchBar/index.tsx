import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { warmUp } from '../../search/client';
import SearchDialog from './SearchDialog';
import styles from './styles.module.css';

interface Props {
  /** Set on the landing page, which has this large box instead of the one in the navigation bar. */
  readonly hero?: boolean;
}

/** Whether the reader asked for the search before hydration (`src/plugins/speed/beforeHydration.ts`). */
function isWanted(): boolean {
  const { dataset } = document.documentElement;
  const wanted = dataset.searchWanted !== undefined;
  delete dataset.searchWanted;
  return wanted;
}

// The theme's is empty.
/** A link to the search page that looks like a box and, with JavaScript, opens the search in a dialog. So does Ctrl+K. */
export default function SearchBar({ hero = false }: Props): ReactNode {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const isShown = hero || pathname !== '/';

  useEffect(() => {
    if (!isShown) {
      return;
    }
    if (isWanted()) {
      setOpen(true);
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        setOpen(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);

  if (!isShown) {
    return null;
  }
  const show = (event: MouseEvent) => {
    // With a modifier key, the browser opens the search page in a tab or a window.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      setOpen(true);
    }
  };
  return (
    <>
      <a
        href="/search"
        className={clsx(styles.box, hero && styles.hero)}
        data-search-box=""
        aria-haspopup="dialog"
        aria-label="Search"
        onClick={show}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <span className={styles.label}>{hero ? 'Search or ask a question' : 'Search'}</span>
        <span className={styles.keys} />
      </a>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
