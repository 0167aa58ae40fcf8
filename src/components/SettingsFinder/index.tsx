import { useLocation } from '@docusaurus/router';
import { type PropsWithChildren, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SelectField, TextField } from '../ui/fields';
import Panel from '../ui/Panel';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import {
  type FinderQuery,
  filterRows,
  formatQuery,
  parseQuery,
  planOptions,
  type Row,
  rankOptions,
  readRows,
} from './filter';
import styles from './styles.module.css';

/** Browsers limit how often the address can change, and request the site's icon again each time. */
const debounceMilliseconds = 250;

/**
 * Keeps what the reader looks for in the query string, so that a link to it can be shared. While the site is built, and until
 * hydration, it's that of an empty query string. Returns it, and a function that changes a part of it.
 */
function useFinderQuery() {
  const [query, setQuery] = useState(() => parseQuery(''));
  const location = useLocation();
  const isFirst = useRef(true);
  // A link that leads here wins over what was typed just before, but not over what was typed before the scripts were there.
  useEffect(() => {
    const linked = parseQuery(location.search);
    if (isFirst.current) {
      setQuery(({ setting, plan, rank }) => ({
        setting: setting || linked.setting,
        plan: plan || linked.plan,
        rank: rank || linked.rank,
      }));
    } else {
      setQuery(linked);
    }
    isFirst.current = false;
  }, [location]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      // The reader might be on the way to another page.
      if (pathname === location.pathname) {
        window.history.replaceState(window.history.state, '', pathname + formatQuery(query, search) + hash);
      }
    }, debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [query, location]);
  const change = (part: Partial<FinderQuery>) => setQuery((current) => ({ ...current, ...part }));
  return [query, change] as const;
}

/** Filters the table of all settings, its children, by words, plan, and rank. Without a filter, the table is complete. */
export default function SettingsFinder({ children }: PropsWithChildren): ReactNode {
  const containerRef = useRef<HTMLDivElement>(null);
  const rows = useRef<readonly Row[]>([]);
  const [query, change] = useFinderQuery();
  const [{ count, total }, setFound] = useState({ count: 0, total: 0 });
  const isFiltered = Object.values(query).some((value) => value.trim());

  // The rows are hidden in the page itself, because rendering all of them for each key is too slow for a phone.
  useLayoutEffect(() => {
    if (isFiltered && rows.current.length === 0 && containerRef.current) {
      rows.current = readRows(containerRef.current);
    }
    setFound({ count: filterRows(rows.current, query), total: rows.current.length });
  }, [query, isFiltered]);

  return (
    <div ref={containerRef}>
      <Panel className={styles.finder}>
        <search className={shared.fields} aria-label="Settings">
          <TextField
            label="Name or description"
            className={shared.wide}
            type="search"
            value={query.setting}
            placeholder="slow mode, who can upload, logo …"
            onChange={(setting) => change({ setting })}
          />
          <SelectField
            label="Plan"
            value={query.plan}
            options={planOptions}
            onChange={(plan) => change({ plan })}
          />
          <SelectField
            label="Lowest rank"
            value={query.rank}
            options={rankOptions}
            onChange={(rank) => change({ rank })}
          />
          <a className="visually-hidden" href="#pages">
            Skip the list of settings
          </a>
        </search>
      </Panel>
      <Status className={styles.status}>
        {isFiltered
          ? `${count} of ${total} settings.${count === 0 ? ' Try another word, or choose any plan and any rank.' : ''}`
          : 'All settings'}
      </Status>
      {children}
    </div>
  );
}
