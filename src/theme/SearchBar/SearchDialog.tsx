import { useHistory, useLocation } from '@docusaurus/router';
import IconClose from '@theme/Icon/Close';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import Status from '../../components/ui/Status';
import { tryAgain, warmUp } from '../../search/client';
import { searchLink } from '../../search/links';
import type { Hit } from '../../search/SearchEngine';
import { HelpLine } from './HelpLine';
import { plainHit, Row } from './Row';
import styles from './styles.module.css';
import { useResults } from './useResults';

const listId = 'search-suggestions';

const mostPages = 5;

/** Returns the id of an option of the list. It differs between queries, so screen readers notice another first option. */
function optionId({ url }: Hit): string {
  return `search-suggestion-${url}`;
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
  /** The number of the option that the reader chose, or -1 for none. */
  const [chosen, setChosen] = useState<number>();
  const query = text.trim();
  const { groups: found, showsTasks, best, isCurrent, message, error } = useResults(query);
  const groups = showsTasks ? found : found.slice(0, mostPages);
  const rows = groups.flatMap(({ page, sections }) => [page, ...sections]);
  const all = plainHit('See all results', searchLink(query));
  const options = showsTasks ? rows : [...rows, all];
  // The best hit is selected first. If it's a section, it follows its page.
  const active = chosen ?? (showsTasks ? -1 : best?.page ? 1 : 0);
  const selected = options[active];

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
      const places = options.length + 1;
      setChosen(((active + 1 + step + places) % places) - 1);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const option = isCurrent && selected && document.getElementById(optionId(selected));
    if (option) {
      option.click();
    } else if (query) {
      history.push(searchLink(query));
    }
  };

  const option = (hit: Hit) => (
    <Row
      key={hit.url}
      hit={hit}
      id={optionId(hit)}
      role="option"
      aria-selected={hit === selected}
      tabIndex={-1}
    />
  );

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
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={selected && optionId(selected)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(undefined);
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
      {!error && <Status className={`${styles.message} padding-horiz--md`}>{message}</Status>}
      {error && (
        <div role="alert" className={`${styles.message} padding-horiz--md`}>
          <p>{error}</p>
          <button type="button" className="btn" onClick={tryAgain}>
            Try again
          </button>
        </div>
      )}
      <div ref={list} className={styles.results} role="listbox" id={listId} aria-label="Suggestions">
        {groups.map(({ page, sections }) => (
          <div
            key={page.url}
            className={styles.group}
            {...(sections.length > 0 && {
              role: 'group',
              'aria-labelledby': optionId(page),
            })}
          >
            {[page, ...sections].map(option)}
          </div>
        ))}
        {!showsTasks && option(all)}
      </div>
      <HelpLine />
    </dialog>
  );
}
