import { useHistory, useLocation } from '@docusaurus/router';
import IconClose from '@theme/Icon/Close';
import SearchBar from '@theme-original/SearchBar';
import clsx from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent as PressEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { focusOn } from '../../navigation/focus';
import { describeBox } from '../../search/client/comboBox';
import { searchLink } from '../../search/client/links';
import { forgetOpened, type Opened, openedLast, remember } from '../../search/client/opened';
import { textOf } from '../../search/client/pages';
import { tryAgain, warmUp } from '../../search/client/search';
import { previewNote } from '../../search/client/sentences';
import { listId, optionId, SuggestionList } from './SuggestionList';
import styles from './styles.module.css';
import { useRoomBelow } from './useRoomBelow';
import { useSettled } from './useSettled';
import { useSuggestions } from './useSuggestions';

interface Props {
  /** Set on the landing page, whose navigation bar has a button that leads to this large box. */
  readonly hero?: boolean;
}

function heroBox(): HTMLInputElement | null {
  return document.querySelector(`.${styles.hero} input`);
}

/** Leads to the box of the landing page from the navigation bar, once that box isn't in view. */
function ToHero(): ReactNode {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsNeeded(!entry?.isIntersecting), {
      // What the navigation bar covers isn't in view.
      rootMargin: '-64px',
    });
    const box = heroBox();
    if (box) {
      observer.observe(box);
    }
    return () => observer.disconnect();
  }, []);
  return (
    isNeeded && (
      <button
        type="button"
        // Without the keys, which look like a part of it.
        aria-label="Search"
        className={clsx('clean-btn', styles.toHero)}
        onClick={() => heroBox()?.focus()}
      >
        Search
      </button>
    )
  );
}

// Wrapped because the package's list leaves readers waiting when the index fails, opens results for an earlier query,
// and isn't a proper combobox for keyboards and screen readers. The box is still the package's, but the list is ours
// (`src/search/build` removes the package's). The landing page has its own box, and Ctrl+K opens one per page.
export default function SearchBarWrapper({ hero = false }: Props): ReactNode {
  const location = useLocation();
  const history = useHistory();
  const container = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  useRoomBelow(list, open);
  // Memoized, because nothing in it changes when the reader types.
  const packageBar = useMemo(() => <SearchBar />, []);

  // Navigation closes the list.
  const [address, setAddress] = useState(location);
  if (address !== location) {
    setAddress(location);
    setOpen(false);
  }

  const { groups, options, hasBest, isCurrent, message, error, summary } = useSuggestions(query, opened);
  const spoken = useSettled(summary);
  const blank = query.trim() === '';
  const expanded = open && options.length > 0;
  const active = chosen ?? (hasBest ? 0 : -1);
  const hasChosen = chosen !== undefined && chosen >= 0;

  const box = () => container.current?.querySelector('input');
  const clearButton = () =>
    container.current?.querySelector<HTMLButtonElement>('[class*="searchClearButton"]');

  useEffect(() => {
    const input = box();
    if (input) {
      describeBox(
        input,
        expanded ? listId : undefined,
        // Screen readers announce the first line once the reader stops typing.
        expanded && active >= 0 && (hasChosen || spoken) ? optionId(active) : undefined,
      );
      if (hero) {
        input.placeholder = 'Search or ask a question';
      }
    }
    clearButton()?.setAttribute('aria-label', 'Clear search');
  });

  // A long query is seen from its start, once the reader stops typing.
  useEffect(() => {
    if (spoken) {
      container.current?.querySelector('input')?.scrollTo(0, 0);
    }
  }, [spoken]);

  useEffect(() => {
    const near = container.current?.closest('.navbar') ?? container.current;
    near?.addEventListener('pointerenter', warmUp);
    near?.addEventListener('focusin', warmUp);
    return () => {
      near?.removeEventListener('pointerenter', warmUp);
      near?.removeEventListener('focusin', warmUp);
    };
  }, []);

  const show = () => {
    setOpened(openedLast());
    setChosen(undefined);
    setOpen(true);
  };

  const close = () => {
    setOpen(false);
    setChosen(undefined);
  };

  const leave = () => {
    close();
    box()?.blur();
  };

  /** Returns the number of the line that an element is in, or -1. */
  const lineAt = (target: EventTarget) => {
    const line = target instanceof Element && target.closest('[role="option"]');
    return line ? options.findIndex((_, number) => optionId(number) === line.id) : -1;
  };

  const onClick = (event: PressEvent<HTMLElement>) => {
    const { target } = event;
    if (target === box()) {
      if (!open) {
        show();
      }
      return;
    }
    const option = options[lineAt(target)];
    // With a modifier key, the browser opens a tab or a window.
    if (option && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      if (option.text) {
        remember({ url: option.url, title: textOf(option.title) });
      }
      leave();
      if (option.url.startsWith('/')) {
        event.preventDefault();
        history.push(option.url);
      }
      // The page stays, so nothing else moves the focus.
      const heading = document.querySelector('h1');
      if (option.url === location.pathname && heading) {
        focusOn(heading);
      }
    }
  };

  /** The buttons below the lines. */
  const controls = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-control]') ?? [])];

  /** Moves from the box through the lines to the controls below them, and around. */
  const go = (step: 1 | -1) => {
    const below = controls();
    const focused = below.findIndex((control) => control.matches(':focus'));
    const count = 1 + options.length + below.length;
    const from = focused >= 0 ? options.length + 1 + focused : active + 1;
    const to = (from + step + count) % count;
    setChosen(to <= options.length ? to - 1 : -1);
    if (to <= options.length) {
      box()?.focus();
      document.getElementById(optionId(to - 1))?.scrollIntoView({ block: 'nearest' });
    } else {
      below[to - options.length - 1]?.focus();
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const inBox = event.target === box();
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (open) {
          go(event.key === 'ArrowDown' ? 1 : -1);
        } else {
          show();
        }
        break;
      case 'Home':
      case 'End':
        // The caret moves to that end of the text, so no line is active.
        setChosen(-1);
        break;
      case 'Escape':
        if (open) {
          event.preventDefault();
          box()?.focus();
          close();
        } else if (inBox && !blank) {
          event.preventDefault();
          clearButton()?.click();
          close();
        }
        break;
      case 'Tab':
        // An error has a button for Tab to reach. From the lines, Tab leads out of the list.
        if (inBox && !error && hasChosen) {
          close();
        }
        break;
      case 'Enter':
        if (inBox) {
          event.preventDefault();
          chooseOrSearch(event);
        }
        break;
      case 'k':
        if (event.ctrlKey || event.metaKey) {
          show();
        }
        break;
    }
  };

  const chooseOrSearch = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    const line = open && (hasChosen || isCurrent) ? document.getElementById(optionId(active)) : null;
    if (line) {
      line.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    } else if (!blank) {
      leave();
      history.push(searchLink(query));
    }
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!container.current?.contains(relatedTarget)) {
      close();
    }
  };

  // Keeps the focus in the box, or a phone would hide its keyboard, and the list with it.
  const keepFocus = (event: PressEvent) => {
    if (event.target instanceof Node && list.current?.contains(event.target)) {
      event.preventDefault();
    }
  };

  // Browsers also report the pointer when the lines move and it doesn't.
  const choosePointed = ({ target, movementX, movementY }: PressEvent) => {
    const line = lineAt(target);
    if (line >= 0 && (movementX !== 0 || movementY !== 0)) {
      setChosen(line);
    }
  };

  if (location.pathname === '/' && !hero) {
    return <ToHero />;
  }
  return (
    <search
      ref={container}
      className={clsx(styles.search, hero && styles.hero)}
      onFocus={(event) => event.target === box() && !open && show()}
      onClick={onClick}
      onBlur={onBlur}
      onMouseDown={keepFocus}
      onMouseMove={choosePointed}
      onInput={(event) => {
        if (event.target === box()) {
          setQuery(box()?.value ?? '');
          setChosen(undefined);
          if (!open) {
            show();
          }
        }
      }}
      onKeyDown={onKeyDown}
    >
      {packageBar}
      {open && (
        <button type="button" className={styles.cancel} aria-label="Close search" onClick={leave}>
          <IconClose />
        </button>
      )}
      {open && (
        <SuggestionList ref={list} groups={groups} active={active} message={message}>
          {error && (
            <div role="alert" className={styles.error}>
              <p>{error}</p>
              <button type="button" data-control onClick={tryAgain}>
                Try again
              </button>
            </div>
          )}
          {blank && opened.length > 0 && (
            <div className={styles.hitFooter}>
              <button
                type="button"
                data-control
                onClick={() => {
                  forgetOpened();
                  setOpened([]);
                  box()?.focus();
                }}
              >
                Clear recent pages
              </button>
            </div>
          )}
          {previewNote && <p className={styles.note}>{previewNote}</p>}
        </SuggestionList>
      )}
      <div role="status" className="spoken">
        {open && spoken}
      </div>
    </search>
  );
}
