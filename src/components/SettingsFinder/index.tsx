import { type PropsWithChildren, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { SelectField, TextField } from '../ui/fields';
import Panel from '../ui/Panel';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { describeQuery, filterRows, planOptions, type Row, rankOptions, readRows } from './filter';
import styles from './styles.module.css';
import { useFinderQuery } from './useFinderQuery';

/** Filters the table of all settings, its children, by words, plan, and rank. Without a filter, the table is complete. */
export default function SettingsFinder({ children }: PropsWithChildren): ReactNode {
  const containerRef = useRef<HTMLDivElement>(null);
  const rows = useRef<readonly Row[]>([]);
  const [query, change] = useFinderQuery();
  const [{ count, total }, setFound] = useState({ count: 0, total: 0 });
  const filter = describeQuery(query);

  // The rows are hidden in the page itself, because rendering all of them for each key is too slow for a phone.
  useLayoutEffect(() => {
    if (filter && rows.current.length === 0 && containerRef.current) {
      rows.current = readRows(containerRef.current);
    }
    setFound({ count: filterRows(rows.current, query), total: rows.current.length });
  }, [query, filter]);

  return (
    <div ref={containerRef}>
      <Panel className={styles.finder}>
        <search className={shared.fields} aria-label="Settings">
          <TextField
            label="Name or description"
            className={shared.wide}
            type="search"
            value={query.words}
            placeholder="slow mode, who can upload, logo …"
            onChange={(words) => change({ words })}
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
        {filter
          ? `${count} of ${total} settings for ${filter}.${count === 0 ? ' Try another word, or choose any plan and any rank.' : ''}`
          : 'All settings'}
      </Status>
      {children}
    </div>
  );
}
