import { useHistory, useLocation } from '@docusaurus/router';
import IconClose from '@theme/Icon/Close';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import Status from '../../components/shared/Status';
import { tasks } from '../../pages/_landing/tasks';
import { tryAgain, warmUp } from '../../search/client';
import { searchLink } from '../../search/links';
import type { Hit } from '../../search/SearchEngine';
import { useSearch } from '../../search/useSearch';
import { HelpLine } from './HelpLine';
import { Option, optionId } from './Option';
import styles from './styles.module.css';

const listId = 'search-suggestions';

const mostSuggestions = 8;

/** The common tasks, which an empty box suggests. */
const suggestedTasks = tasks.map(
  ({ label, to }): Hit => ({ url: to, title: [{ text: label, marked: false }], breadcrumbs: '', text: [] }),
);

/** What to say in place of suggestions, or about them. */
function messageFor(query: string, hits: readonly Hit[] | undefined, ready: boolean): string {
  if (!query) {
    return 'Common tasks';
  }
  if (!hits) {
    return 'Searching…';
  }
  return hits.length > 0 || !ready
    ? ''
    : `No results for “${query}”. Check the spelling, or use other words.`;
}

interface Props {
  readonly onClose: () => void;
}

/** The search in a dialog: a box, and a list of suggestions that the arrow keys go through. */
export default function SearchDialog({ onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const location = useLocation();
  const [opened] = useState(location);
  const [text, setText] = useState('');
  /** The number of the selected option, or -1. */
  const [active, setActive] = useState(-1);
  const query = text.trim();
  const { answer, state, error } = useSearch(query, mostSuggestions);

  const isCurrent = query === '' || answer?.query === query;
  const hits = query ? answer?.hits : suggestedTasks;
  const count = (hits?.length ?? 0) + (query ? 1 : 0);
  const message = error ? '' : messageFor(query, hits, isCurrent && state.phase === 'ready');

  useEffect(() => {
    dialog.current?.showModal();
    warmUp();
  }, []);

  // Navigation closes the dialog.
  useEffect(() => {
    if (location !== opened) {
      dialog.current?.close();
    }
  }, [location, opened]);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // Through the options, and then to none, where the text cursor can be moved.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const option = isCurrent && document.getElementById(optionId(active));
    if (option) {
      option.click();
    } else if (query) {
      history.push(searchLink(query));
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: With the keyboard, Escape closes the dialog.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search the docs"
      onClose={onClose}
      // A click on the dialog itself, and not on what is in it, is on its backdrop.
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <form action="/search" className={styles.form} onSubmit={onSubmit}>
        <input
          autoFocus
          type="search"
          name="q"
          role="combobox"
          className={styles.input}
          placeholder="Search or ask a question"
          aria-label="Search the docs"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 && count > 0 ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(target.value.trim() ? 0 : -1);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="clean-btn"
          aria-label="Close search"
          onClick={() => dialog.current?.close()}
        >
          <IconClose />
        </button>
      </form>
      <div className={styles.results}>
        {message && <Status className={styles.message}>{message}</Status>}
        {error && (
          <div role="alert" className={styles.message}>
            <p>{error}</p>
            <button type="button" className="btn" onClick={tryAgain}>
              Try again
            </button>
          </div>
        )}
        <div ref={list} role="listbox" id={listId} aria-label="Suggestions">
          {hits?.map((hit, number) => (
            <Option key={hit.url} number={number} hit={hit} selected={number === active} />
          ))}
          {query && (
            <Option
              number={hits?.length ?? 0}
              hit={{
                url: searchLink(query),
                title: [{ text: 'See all results', marked: false }],
                breadcrumbs: '',
                text: [],
              }}
              selected={active === (hits?.length ?? 0)}
            />
          )}
        </div>
        <HelpLine />
      </div>
    </dialog>
  );
}
