import { useLocation } from '@docusaurus/router';
import { replaceSearch } from '@site/src/components/replaceSearch';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { planChoices, rankChoices } from './choices.atBuild';
import { type FinderQuery, matches, plainText, queryOf, searchOf } from './search';
import styles from './styles.module.css';

const everything: FinderQuery = { words: '', plan: '', rank: '' };

interface Row {
  readonly element: HTMLTableRowElement;
  readonly text: string;
  readonly plan: string;
  readonly rank: string;
}

function rowsIn(container: HTMLElement): Row[] {
  return [...container.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((element) => ({
    element,
    text: plainText(`${element.textContent} ${element.dataset.words ?? ''}`),
    plan: element.dataset.plan ?? '',
    rank: element.dataset.rank ?? '',
  }));
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Filters the table of all settings inside it by words, plan and rank. The table is whole without scripts; the filter
 * stands in the address, so that a link to it can be shared.
 * @param children the table, whose rows carry `data-plan`, `data-rank` and `data-words`
 */
export default function SettingsFinder({ children }: { children: ReactNode }): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const rows = useRef<Row[]>([]);
  const [query, setQuery] = useState(everything);
  const [found, setFound] = useState<number>();
  const location = useLocation();

  // Rows are hidden in the page itself: drawing two hundred of them anew for each key is too slow for a phone.
  function show(next: FinderQuery): void {
    setQuery(next);
    let count = 0;
    for (const row of rows.current) {
      const shown = matches(row, next);
      row.element.hidden = !shown;
      count += shown ? 1 : 0;
    }
    setFound(count);
  }

  function change(next: FinderQuery): void {
    show(next);
    replaceSearch(searchOf(next));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: anew when a link leads here, not when a key is pressed
  useEffect(() => {
    if (container.current) {
      rows.current = rowsIn(container.current);
      show(queryOf(location.search));
    }
  }, [location]);

  return (
    <div ref={container}>
      <search className={styles.finder}>
        <label className={styles.words}>
          <span>Find a setting</span>
          <input
            type="search"
            value={query.words}
            placeholder="slow mode, who can upload, logo …"
            autoComplete="off"
            onChange={(event) => change({ ...query, words: event.target.value })}
          />
        </label>
        <Choice
          label="Plan"
          value={query.plan}
          choices={planChoices}
          onChoose={(plan) => change({ ...query, plan })}
        />
        <Choice
          label="Who"
          value={query.rank}
          choices={rankChoices}
          onChoose={(rank) => change({ ...query, rank })}
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
