import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SelectField, TextField } from '../shared/fields';
import shared from '../shared/styles.module.css';
import { useAddressState } from '../shared/useAddressState';
import { planChoices, rankChoices } from './choices.atBuild';
import { type FinderEntry, matches, plainText, queryOf, searchOf } from './search';
import styles from './styles.module.css';

type Row = FinderEntry & { readonly element: HTMLTableRowElement };

function rowsIn(container: HTMLElement): Row[] {
  return [...container.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((element) => ({
    element,
    text: plainText(`${element.textContent} ${element.dataset.words ?? ''}`),
    plan: element.dataset.plan ?? '',
    rank: element.dataset.rank ?? '',
  }));
}

/**
 * Filters the table of all settings by words, plan, and rank. Without scripts, the table is complete.
 * @param children the table, whose rows have `data-plan`, `data-rank`, and `data-words`
 */
export default function SettingsFinder({ children }: { children: ReactNode }): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const rows = useRef<Row[]>([]);
  const [query, change] = useAddressState(queryOf, searchOf);
  const [found, setFound] = useState<number>();

  // Rows are hidden in the page itself: rendering two hundred of them for each key is too slow for a phone.
  useEffect(() => {
    if (rows.current.length === 0 && container.current) {
      rows.current = rowsIn(container.current);
    }
    for (const row of rows.current) {
      row.element.hidden = !matches(row, query);
    }
    setFound(rows.current.filter(({ element }) => !element.hidden).length);
  }, [query]);

  return (
    <div ref={container}>
      <search className={styles.finder}>
        <TextField
          label="Find a setting"
          className={shared.wide}
          type="search"
          value={query.words}
          placeholder="slow mode, who can upload, logo …"
          onChange={(words) => change({ ...query, words })}
        />
        <SelectField
          label="Plan"
          value={query.plan}
          options={planChoices}
          onChange={(plan) => change({ ...query, plan })}
        />
        <SelectField
          label="Who"
          value={query.rank}
          options={rankChoices}
          onChange={(rank) => change({ ...query, rank })}
        />
        <p className={styles.found} role="status">
          {found === undefined ? '' : `${found} of ${rows.current.length} settings`}
          {found === 0 && '. Try another word, or choose any plan and any rank.'}
        </p>
      </search>
      {children}
    </div>
  );
}
