import { formatNumber } from '@site/src/facts/quantity';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import AnnouncedText from '../ui/AnnouncedText';
import Button from '../ui/Button';
import CopyableCode from '../ui/CopyableCode';
import Panel from '../ui/Panel';
import ui from '../ui/styles.module.css';
import TextField from '../ui/TextField';
import { findEmoji } from './emoji';
import styles from './styles.module.css';

/** The number of rows to add at a time. All (about 1,900) at once are too slow on phones. */
const pageSize = 100;

/** The table of all emoji, with a field that searches it. */
export default function EmojiResults(): ReactNode {
  const [query, setQuery] = useState('');
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const tableRef = useRef<HTMLTableElement>(null);
  const matches = useMemo(() => findEmoji(query), [query]);

  function changeQuery(text: string): void {
    setVisibleCount(pageSize);
    setQuery(text);
  }

  // Focus the first new row, because the button unmounts with the last rows.
  function showMore(): void {
    flushSync(() => setVisibleCount(visibleCount + pageSize));
    tableRef.current?.rows[visibleCount + 1]?.querySelector('button')?.focus();
  }

  return (
    <>
      <Panel>
        <search aria-label="Emoji">
          <TextField
            label="Find an emoji"
            type="search"
            value={query}
            placeholder="party, thumbs up, :owl: …"
            onChange={changeQuery}
          />
        </search>
      </Panel>
      <AnnouncedText className={ui.status}>
        {matches.length > visibleCount
          ? `${visibleCount} of ${formatNumber(matches.length)} emoji are shown.`
          : `${formatNumber(matches.length)} emoji.${matches.length === 0 ? ' Try another word.' : ''}`}
      </AnnouncedText>
      {matches.length > 0 && (
        <table ref={tableRef} className={styles.table} aria-label="All emoji">
          <thead>
            <tr>
              <th scope="col">Emoji</th>
              <th scope="col">Name</th>
              <th scope="col">Shortcode</th>
            </tr>
          </thead>
          <tbody>
            {matches.slice(0, visibleCount).map(({ unicode, name, shortcode }) => (
              <tr key={shortcode}>
                <td className={styles.symbol}>
                  {/* Screen readers read the name in the next cell. */}
                  <span aria-hidden="true">{unicode}</span>
                </td>
                <th scope="row">{name}</th>
                <td>
                  <CopyableCode text={`:${shortcode}:`} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {matches.length > visibleCount && (
        <Button onClick={showMore}>{`Show ${Math.min(pageSize, matches.length - visibleCount)} more`}</Button>
      )}
    </>
  );
}
