import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SelectField, TextField } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { type FinderEntry, filterOptions, initialRowCount, matches, normalize } from './filter';
import styles from './styles.module.css';
import { useFinderQuery } from './useFinderQuery';

interface Row extends FinderEntry {
  readonly element: HTMLElement;
  /** The element with the rows of its page, below their heading. */
  readonly group: HTMLElement;
  /** The name of the setting, from `normalize`. */
  readonly name: string;
}

function readRows(container: HTMLElement): Row[] {
  return [...container.querySelectorAll<HTMLElement>('tr[data-plan]')].map((element) => {
    const cells = [...element.children].map(({ textContent }) => textContent);
    const { plan = '', rank = '', words } = element.dataset;
    return {
      element,
      group: element.parentElement ?? element,
      name: normalize(element.querySelector('a')?.textContent ?? ''),
      text: normalize([...cells, words].join(' ')),
      plan,
      rank,
    };
  });
}

/**
 * Filters the table of all settings by words, plan, and rank. Without scripts, the table is complete.
 * @param children the table, whose rows have `data-plan`, `data-rank`, and `data-words`
 */
export default function SettingsFinder({ children }: { children: ReactNode }): ReactNode {
  const containerRef = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [query, setQuery] = useFinderQuery();
  const [showsAll, setShowsAll] = useState(false);
  const matching = useMemo(() => rows.filter((row) => matches(row, query)), [rows, query]);
  const options = useMemo(() => filterOptions(rows, query), [rows, query]);

  useLayoutEffect(() => {
    if (containerRef.current) {
      setRows(readRows(containerRef.current));
    }
  }, []);

  // The rows are hidden in the page itself, because rendering all of them for each key is too slow for a phone. So is moving
  // them: they stay in order, and those whose name matches come first only in the choice of rows.
  useLayoutEffect(() => {
    const byName = matching.filter((row) => matches({ ...row, text: row.name }, query));
    const best = [...new Set([...byName, ...matching])];
    const shown = new Set(showsAll ? best : best.slice(0, initialRowCount));
    const groups = new Set([...shown].map(({ group }) => group));
    for (const row of rows) {
      // Unlike `hidden = …`, this leaves the styles alone if nothing changes.
      row.element.toggleAttribute('hidden', !shown.has(row));
      row.group.toggleAttribute('hidden', !groups.has(row.group));
    }
  }, [rows, matching, query, showsAll]);

  // The button is gone then, so the focus moves to the first row that it showed.
  function showAll(): void {
    const hiddenRows = rows.filter(({ element }) => element.hidden);
    flushSync(() => setShowsAll(true));
    const first = hiddenRows.find(({ element }) => !element.hidden);
    first?.element.querySelector('a')?.focus();
  }

  return (
    <div ref={containerRef}>
      <search className={styles.finder} aria-label="Settings" data-search="ignore">
        <TextField
          label="Name or description"
          className={shared.wide}
          type="search"
          value={query.words}
          placeholder="slow mode, who can upload, logo …"
          onChange={(words) => setQuery({ ...query, words })}
        />
        <SelectField
          label="Plan"
          value={query.plan}
          options={options.plans}
          onChange={(plan) => setQuery({ ...query, plan })}
        />
        <SelectField
          label="Lowest rank"
          value={query.rank}
          options={options.ranks}
          onChange={(rank) => setQuery({ ...query, rank })}
        />
        <Status className={`${shared.hint} ${shared.wide}`}>
          {rows.length === 0
            ? 'All settings'
            : `${matching.length} of ${rows.length} settings${matching.length === 0 ? '. Try another word, or choose any plan and any rank.' : ''}`}
        </Status>
        <a className="spoken" href="#pages">
          Skip the list of settings
        </a>
      </search>
      {children}
      {!showsAll && matching.length > initialRowCount && (
        <button
          type="button"
          className={`button button--primary button--outline ${shared.needsScripts} ${shared.notOnPaper}`}
          onClick={showAll}
        >
          {`Show all ${matching.length} settings`}
        </button>
      )}
    </div>
  );
}
