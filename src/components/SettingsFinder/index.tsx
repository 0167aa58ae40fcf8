import Link from '@docusaurus/Link';
import { searchPath } from '@site/src/search/searchPath';
import { type PropsWithChildren, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import Panel from '../ui/Panel';
import SelectField from '../ui/SelectField';
import ui from '../ui/styles.module.css';
import TextField from '../ui/TextField';
import { useAnnouncement } from '../ui/useAnnouncement';
import { useQueryParams } from '../ui/useQueryParams';
import withErrorBoundary from '../ui/withErrorBoundary';
import {
  applyFilter,
  type FinderRow,
  findRows,
  initialParams,
  planOptions,
  rankOptions,
  readRows,
  sanitizeQuery,
} from './filter';
import styles from './styles.module.css';

/** Filters its children, the table of all settings, by words, plan, and rank. */
export default withErrorBoundary(function SettingsFinder({ children }: PropsWithChildren): ReactNode {
  const containerRef = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly FinderRow[]>([]);
  const [query, setParams] = useQueryParams(initialParams, sanitizeQuery);
  const { setting, plan, rank } = query;
  const found = useMemo(() => findRows(rows, { setting, plan, rank }), [rows, setting, plan, rank]);
  const isFiltered = Object.values(query).some((value) => value.trim());
  const status = isFiltered ? `${found.length} of ${rows.length} settings.` : 'All settings';
  useAnnouncement(status);

  // Hide rows in the DOM, because rendering all of them at each key is too slow on phones.
  useLayoutEffect(() => {
    if (isFiltered && containerRef.current) {
      const container = containerRef.current;
      setRows((current) => (current.length > 0 ? current : readRows(container)));
    }
  }, [isFiltered]);
  useLayoutEffect(() => applyFilter(rows, found), [rows, found]);

  return (
    <div ref={containerRef}>
      <Panel className="rk-js-only rk-no-print">
        <search className={ui.fields} aria-label="Settings">
          <TextField
            label="Name or description"
            className={ui.wide}
            type="search"
            value={query.setting}
            placeholder="slow mode, who can upload, logo …"
            onChange={(setting) => setParams({ setting })}
          />
          <SelectField
            label="Plan"
            value={query.plan}
            options={planOptions}
            onChange={(plan) => setParams({ plan })}
          />
          <SelectField
            label="Lowest rank"
            value={query.rank}
            options={rankOptions}
            onChange={(rank) => setParams({ rank })}
          />
          <a className="rk-visually-hidden" href="#pages">
            Skip the list of settings
          </a>
        </search>
      </Panel>
      <div className={`${ui.hint} ${styles.status} rk-js-only`}>
        <span key={status}>{status}</span>
        {isFiltered && found.length === 0 && (
          <span>
            {' Try fewer or other words, choose any plan and any rank, or '}
            <Link to={searchPath(query.setting)}>search all pages</Link>.
          </span>
        )}
      </div>
      {children}
    </div>
  );
});
