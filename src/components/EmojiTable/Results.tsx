import { type SkinToneId, skinTones } from '@site/src/facts/emoji';
import { inDigits } from '@site/src/facts/quantity';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Entry, matches, shortcodeIn, signIn } from './catalogue';
import { entries, groupChoices } from './load';
import type { EmojiQuery } from './query';
import styles from './styles.module.css';

/** How many rows come at a time: two thousand at once are too slow for a phone. */
const batch = 100;

const tones = Object.entries(skinTones) as [SkinToneId, (typeof skinTones)[SkinToneId]][];

interface RowProps {
  readonly entry: Entry;
  readonly tone: SkinToneId;
  readonly onCopy: (element: HTMLElement | null) => void;
}

function Row({ entry, tone, onCopy }: RowProps): ReactNode {
  const text = useRef<HTMLElement>(null);
  const shortcode = shortcodeIn(tone, entry);
  return (
    <tr>
      <td className={styles.sign} aria-hidden="true">
        {signIn(tone, entry)}
      </td>
      <th scope="row">{entry.name}</th>
      <td>
        <div className={styles.shortcode}>
          <code ref={text}>{shortcode}</code>
          <button type="button" aria-label={`Copy ${shortcode}`} onClick={() => onCopy(text.current)}>
            Copy
          </button>
        </div>
      </td>
    </tr>
  );
}

interface ResultsProps {
  readonly query: EmojiQuery;
  readonly onChange: (query: EmojiQuery) => void;
  /** Whether the keyboard goes on from the search, because the button that led here is gone. */
  readonly focus: boolean;
}

/** The search and the table of all emoji. */
export default function Results({ query, onChange, focus }: ResultsProps): ReactNode {
  const [shown, setShown] = useState(batch);
  const [said, setSaid] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const group = groupChoices.some(([id]) => id === query.group) ? query.group : '';
  const found = useMemo(
    () => entries.filter((entry) => matches(entry, { words: query.words, group })),
    [query.words, group],
  );

  useEffect(() => {
    if (focus) {
      search.current?.focus();
    }
  }, [focus]);

  function change(next: EmojiQuery): void {
    setShown(batch);
    setSaid('');
    onChange(next);
  }

  async function copy(element: HTMLElement | null): Promise<void> {
    if (!element) {
      return;
    }
    const text = element.textContent;
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`Copied ${text}`);
    } catch {
      window.getSelection()?.selectAllChildren(element);
      setSaid(`${text} is selected. Press Ctrl+C.`);
    }
  }

  return (
    <>
      <search className={styles.finder}>
        <label className={styles.words}>
          <span>Find an emoji</span>
          <input
            ref={search}
            type="search"
            value={query.words}
            placeholder="party, thumbs up, :owl: …"
            autoComplete="off"
            onChange={(event) => change({ ...query, words: event.target.value })}
          />
        </label>
        <label>
          <span>Group</span>
          <select value={group} onChange={(event) => change({ ...query, group: event.target.value })}>
            <option value="">All groups</option>
            {groupChoices.map(([id, label]) => (
              <option key={id} value={id}>
                {label.charAt(0).toUpperCase() + label.slice(1)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Skin tone</span>
          <select
            value={query.tone}
            onChange={(event) =>
              change({ ...query, tone: tones.find(([id]) => id === event.target.value)?.[0] ?? 'default' })
            }
          >
            {tones.map(([id, { label, sample }]) => (
              <option key={id} value={id}>
                {sample} {label}
              </option>
            ))}
          </select>
        </label>
      </search>
      <p className={styles.found} role="status">
        {inDigits(found.length)} of {inDigits(entries.length)} emoji
        {found.length === 0 && '. Try another word, or choose all groups'}
        {said && `. ${said}`}
      </p>
      {found.length > 0 && (
        <table className={styles.table} aria-label="All emoji">
          <thead>
            <tr>
              <th scope="col">Emoji</th>
              <th scope="col">Name</th>
              <th scope="col">Shortcode</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, shown).map((entry) => (
              <Row key={entry.shortcode} entry={entry} tone={query.tone} onCopy={copy} />
            ))}
          </tbody>
        </table>
      )}
      {found.length > shown && (
        <button type="button" className={styles.button} onClick={() => setShown(shown + batch)}>
          Show {Math.min(batch, found.length - shown)} more
        </button>
      )}
    </>
  );
}
