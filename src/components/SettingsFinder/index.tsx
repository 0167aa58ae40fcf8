import { type PropsWithChildren, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SelectField, TextField } from '../ui/TextField';
import LiveStatus from '../ui/LiveStatus';
import Panel from '../ui/Panel';
import shared from '../ui/styles.module.css';
import { useQueryParams } from '../ui/useQueryParams';
import withErrorBoundary from '../ui/withErrorBoundary';
import {
  anySetting,
  type FinderRow,
  findRows,
  planOptions,
  rankOptions,
  readRows,
  showRows,
  validateQuery,
} from './filter';
import styles from './styles.module.css';

/** Filters its children, the table of all settings, by words, plan, and rank. */
export default withErrorBoundary(function SettingsFinder({ children }: PropsWithChildren): ReactNode {
  const containerRef = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly FinderRow[]>([]);
  const [query, setFields] = useQueryParams(anySetting, validateQuery);
  const found = useMemo(() => findRows(rows, query), [rows, query]);
  const isFiltered = Object.values(query).some((value) => value.trim());

  // The effects hide rows in the DOM, because rendering all of them for each key is too slow for a phone.
  useLayoutEffect(() => {
    if (isFiltered && containerRef.current) {
      const container = containerRef.current;
      setRows((known) => (known.length > 0 ? known : readRows(container)));
    }
  }, [isFiltered]);
  useLayoutEffect(() => showRows(rows, found), [rows, found]);

  return (
    <div ref={containerRef}>
      <Panel className="needs-scripts not-on-paper">
        <search className={shared.fields} aria-label="Settings">
          <TextField
            label="Name or description"
            className={shared.wide}
            type="search"
            value={query.setting}
            placeholder="slow mode, who can upload, logo …"
            onChange={(setting) => setFields(() => ({ setting }))}
          />
          <SelectField
            label="Plan"
            value={query.plan}
            options={planOptions}
            onChange={(plan) => setFields(() => ({ plan }))}
          />
          <SelectField
            label="Lowest rank"
            value={query.rank}
            options={rankOptions}
            onChange={(rank) => setFields(() => ({ rank }))}
          />
          <a className="visually-hidden" href="#pages">
            Skip the list of settings
          </a>
        </search>
      </Panel>
      <LiveStatus className={`${styles.status} needs-scripts`}>
        {isFiltered
          ? `${found.length} of ${rows.length} settings.${found.length === 0 ? ' Try another word, or choose any plan and any rank.' : ''}`
          : 'All settings'}
      </LiveStatus>
      {children}
    </div>
  );
});
