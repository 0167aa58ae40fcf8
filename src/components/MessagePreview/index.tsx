import { examples } from '@site/src/facts/product';
import { type ReactNode, useMemo, useState } from 'react';
import Message from './Message';
import { countOf, notesOn } from './notes';
import { parseMessage } from './parse';
import styles from './styles.module.css';

const sample = `**Quiz** tonight at *nine* :owl:
- bring ||a question||
- ask @${examples.people[0]} in #general`;

/**
 * Shows a message as others will see it while you type it, and says which of its signs do something else than their
 * writer may think. What is typed stays in the page. Without scripts the tables beside it answer.
 */
export default function MessagePreview(): ReactNode {
  const [message, setMessage] = useState(sample);
  const parsed = useMemo(() => parseMessage(message), [message]);
  const notes = notesOn(message, parsed);
  return (
    <div className={styles.preview} data-search="ignore">
      <label className={styles.label} htmlFor="message-preview-text">
        Your message
      </label>
      <textarea
        id="message-preview-text"
        className={styles.text}
        rows={5}
        value={message}
        aria-describedby="message-preview-count"
        onChange={(event) => setMessage(event.target.value)}
      />
      <p className={styles.count} id="message-preview-count">
        {countOf(message)}
      </p>
      <p className={styles.label} id="message-preview-label">
        As others see it
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the parts of a form */}
      <div className={styles.message} role="group" aria-labelledby="message-preview-label">
        {message.trim() === '' ? (
          <p className={styles.count}>An empty message can't be sent.</p>
        ) : (
          <Message blocks={parsed.blocks} />
        )}
      </div>
      <div className={styles.notes} role="status">
        {notes.length > 0 && (
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
