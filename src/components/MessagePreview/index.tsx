import { examples } from '@site/src/facts/product';
import { type ReactNode, useId, useState } from 'react';
import { chat } from '../ui/chat';
import { TextField } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import Message from './Message';
import { countOf, isTooLong, notesOn } from './notes';
import { parseMessage } from './parse';
import styles from './styles.module.css';

const author = examples.people[0];

const sample = `**Quiz** tonight at *nine* :owl:
- bring ||a question||
- ask @${examples.people[0]} in #general`;

/** Shows a message as others see it while the reader types, and what doesn't work in it. Nothing leaves the page. */
export default function MessagePreview(): ReactNode {
  const [message, setMessage] = useState(sample);
  const notes = notesOn(message);
  const label = useId();
  return (
    <div className={styles.preview} data-search="ignore">
      <TextField
        label="Your message"
        hint={countOf(message)}
        rows={5}
        value={message}
        aria-invalid={isTooLong(message)}
        aria-describedby={isTooLong(message) ? 'message-notes' : undefined}
        onChange={setMessage}
      />
      <div className={shared.answer}>
        <p className={shared.label} id={label}>
          As others see it
        </p>
        <div className={`scene ${styles.message}`}>
          {chat.message(
            { from: author, who: chat.person(author, 'owner') },
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the parts of a form
            <div role="group" aria-labelledby={label}>
              {message.trim() === '' ? (
                <p className={shared.hint}>An empty message can't be sent.</p>
              ) : (
                <Message blocks={parseMessage(message)} />
              )}
            </div>,
          )}
        </div>
        <Status className={styles.notes} id="message-notes">
          {notes.length > 0 && (
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </Status>
      </div>
    </div>
  );
}
