import { type SkinToneId, skinTones } from '@site/src/facts/emoji';
import { inDigits } from '@site/src/facts/quantity';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import CopyButton from '../ui/CopyButton';
import { SelectField, TextField } from '../ui/fields';
import type { Options } from '../ui/options';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { capitalize } from '../ui/text';
import { type Entry, entriesOf, groupId, matches, shortcodeIn, signIn } from './catalogue';
import { groups } from './groups.atBuild';
import type { EmojiQuery } from './query';
import styles from './styles.module.css';

/** How many rows are shown at a time, because two thousand at once are too slow for a phone. */
const batch = 100;

const entries = entriesOf(groups);
const groupOptions: Options = [
  ['', 'All groups'],
  ...groups.map(({ label }) => [groupId(label), capitalize(label)] as const),
];
const toneOptions: Options<SkinToneId> = (Object.keys(skinTones) as SkinToneId[]).map((id) => [
  id,
  `${skinTones[id].sample} ${skinTones[id].label}`,
]);

interface RowProps {
  readonly entry: Entry;
  readonly tone: SkinToneId;
}

function Row({ entry, tone }: RowProps): ReactNode {
  const text = useRef<HTMLElement>(null);
  const shortcode = shortcodeIn(tone, entry);
  return (
    <tr>
      <td className={styles.sign}>
        {/* Its name follows. */}
        <span aria-hidden="true">{signIn(tone, entry)}</span>
      </td>
      <th scope="row">{entry.name}</th>
      <td>
        <div className={styles.shortcode}>
          <code ref={text}>{shortcode}</code>
          <CopyButton text={shortcode} what={shortcode} shownIn={text} />
        </div>
      </td>
    </tr>
  );
}

interface ResultsProps {
  readonly query: EmojiQuery;
  readonly onChange: (query: EmojiQuery) => void;
  /** Whether to move the focus to the search, because the button that led here is gone. */
  readonly focus: boolean;
}

/** The search and the table with all emoji. */
export default function Results({ query, onChange, focus }: ResultsProps): ReactNode {
  const [shown, setShown] = useState(batch);
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { words, tone } = query;
  const group = groupOptions.some(([id]) => id === query.group) ? query.group : '';
  const found = useMemo(() => entries.filter((entry) => matches(entry, { words, group })), [words, group]);

  useEffect(() => {
    if (focus) {
      search.current?.focus();
    }
  }, [focus]);

  function change(part: Partial<EmojiQuery>): void {
    setShown(batch);
    onChange({ ...query, ...part });
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
          className={shared.wide}
          ref={search}
          type="search"
          value={words}
          placeholder="party, thumbs up, :owl: …"
          onChange={(typed) => change({ words: typed })}
        />
        <SelectField
          label="Group"
          value={group}
          options={groupOptions}
          onChange={(id) => change({ group: id })}
        />
        <SelectField
          label="Skin tone"
          value={tone}
          options={toneOptions}
          onChange={(id) => change({ tone: id })}
        />
      </search>
      <Status className={styles.found}>
        {inDigits(found.length)} of {inDigits(entries.length)} emoji
        {found.length === 0 && '. Try another word, or choose all groups.'}
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
          Show {Math.min(batch, found.length - shown)} more
        </button>
      )}
    </>
  );
}
