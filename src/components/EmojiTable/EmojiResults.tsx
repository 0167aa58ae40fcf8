import { type SkinToneId, skinTones } from '@site/src/facts/emoji';
import { formatNumber } from '@site/src/facts/quantity';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import CopyButton from '../ui/CopyButton';
import { SelectField, TextField } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { allEmoji, type Emoji, findEmoji, formatShortcode, withTone } from './emoji';
import styles from './styles.module.css';

/** How many rows are shown at a time, because two thousand at once are too slow for a phone. */
const pageSize = 100;

const toneOptions = (Object.keys(skinTones) as SkinToneId[]).map(
  (id) => [id, `${skinTones[id].sample} ${skinTones[id].label}`] as const,
);

function Row({ emoji, tone }: { readonly emoji: Emoji; readonly tone: SkinToneId }): ReactNode {
  const code = useRef<HTMLElement>(null);
  const shortcode = formatShortcode(tone, emoji);
  return (
    <tr>
      <td className={styles.sign}>
        {/* Its name follows. */}
        <span aria-hidden="true">{withTone(tone, emoji)}</span>
      </td>
      <th scope="row">{emoji.name}</th>
      <td>
        <div className={styles.shortcode}>
          <code ref={code}>{shortcode}</code>
          <CopyButton text={shortcode} subject={shortcode} textRef={code} />
        </div>
      </td>
    </tr>
  );
}

/** The search and the table with all emoji. The focus moves to the search if it was on the button that led here. */
export default function EmojiResults(): ReactNode {
  const [query, setQuery] = useState('');
  const [tone, setTone] = useState<SkinToneId>('default');
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const inputRef = useRef<HTMLInputElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const matches = useMemo(() => findEmoji(query), [query]);

  useEffect(() => {
    if (document.activeElement === document.body) {
      inputRef.current?.focus();
    }
  }, []);

  function search(text: string): void {
    setVisibleCount(pageSize);
    setQuery(text);
  }

  // The button can be gone then, so the focus moves to the first row that it showed.
  function showMore(): void {
    flushSync(() => setVisibleCount(visibleCount + pageSize));
    tableRef.current?.rows[visibleCount + 1]?.querySelector('button')?.focus();
  }

  return (
    <>
      <search className={styles.finder} aria-label="Emoji">
        <TextField
          label="Find an emoji"
          ref={inputRef}
          type="search"
          value={query}
          placeholder="party, thumbs up, :owl: …"
          onChange={search}
        />
        <SelectField label="Skin tone" value={tone} options={toneOptions} onChange={setTone} />
      </search>
      <Status className={shared.hint}>
        {`${formatNumber(matches.length)} of ${formatNumber(allEmoji.length)} emoji${matches.length === 0 ? '. Try another word.' : ''}`}
      </Status>
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
            {matches.slice(0, visibleCount).map((emoji) => (
              <Row key={emoji.shortcode} emoji={emoji} tone={tone} />
            ))}
          </tbody>
        </table>
      )}
      {matches.length > visibleCount && (
        <button type="button" className="button button--primary button--outline" onClick={showMore}>
          {`Show ${Math.min(pageSize, matches.length - visibleCount)} more`}
        </button>
      )}
    </>
  );
}
