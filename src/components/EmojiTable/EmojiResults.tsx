import { type SkinToneId, skinTones } from '@site/src/facts/emoji';
import { inDigits } from '@site/src/facts/quantity';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import CopyButton from '../ui/CopyButton';
import { SelectField, TextField } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { type Entry, entries, findEmoji, shortcodeIn, withTone } from './emoji';
import styles from './styles.module.css';

/** How many rows are shown at a time, because two thousand at once are too slow for a phone. */
const batch = 100;

const toneOptions = (Object.keys(skinTones) as SkinToneId[]).map(
  (id) => [id, `${skinTones[id].sample} ${skinTones[id].label}`] as const,
);

function Row({ entry, tone }: { readonly entry: Entry; readonly tone: SkinToneId }): ReactNode {
  const code = useRef<HTMLElement>(null);
  const shortcode = shortcodeIn(tone, entry);
  return (
    <tr>
      <td className={styles.sign}>
        {/* Its name follows. */}
        <span aria-hidden="true">{withTone(tone, entry)}</span>
      </td>
      <th scope="row">{entry.name}</th>
      <td>
        <div className={styles.shortcode}>
          <code ref={code}>{shortcode}</code>
          <CopyButton text={shortcode} what={shortcode} shownIn={code} />
        </div>
      </td>
    </tr>
  );
}

/** The search and the table with all emoji. The focus moves to the search if it was on the button that led here. */
export default function Results(): ReactNode {
  const [words, setWords] = useState('');
  const [tone, setTone] = useState<SkinToneId>('default');
  const [shown, setShown] = useState(batch);
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const found = useMemo(() => findEmoji(words), [words]);

  useEffect(() => {
    if (document.activeElement === document.body) {
      search.current?.focus();
    }
  }, []);

  function find(typed: string): void {
    setShown(batch);
    setWords(typed);
  }

  // The button can be gone then, so the focus moves to the first row that it showed.
  function showMore(): void {
    flushSync(() => setShown(shown + batch));
    table.current?.rows[shown + 1]?.querySelector('button')?.focus();
  }

  return (
    <>
      <search className={styles.finder} aria-label="Emoji">
        <TextField
          label="Find an emoji"
          ref={search}
          type="search"
          value={words}
          placeholder="party, thumbs up, :owl: …"
          onChange={find}
        />
        <SelectField label="Skin tone" value={tone} options={toneOptions} onChange={setTone} />
      </search>
      <Status className={`${styles.found} ${shared.hint}`}>
        {`${inDigits(found.length)} of ${inDigits(entries.length)} emoji${found.length === 0 ? '. Try another word.' : ''}`}
      </Status>
      {found.length > 0 && (
        <table ref={table} className={styles.table} aria-label="All emoji">
          <thead>
            <tr>
              <th scope="col">Emoji</th>
              <th scope="col">Name</th>
              <th scope="col">Shortcode</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, shown).map((entry) => (
              <Row key={entry.shortcode} entry={entry} tone={tone} />
            ))}
          </tbody>
        </table>
      )}
      {found.length > shown && (
        <button type="button" className="btn" onClick={showMore}>
          {`Show ${Math.min(batch, found.length - shown)} more`}
        </button>
      )}
    </>
  );
}
