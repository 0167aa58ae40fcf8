import { examples } from '@site/src/facts/product';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const messages = [
  { name: 'wren', rank: 'Owner', initial: 'W', text: "Who's up for a quiz at nine?" },
  { name: 'jay', rank: 'Moderator', initial: 'J', text: 'Me! The winner picks the next song.' },
  { name: 'robin#4821', rank: 'Guest', initial: 'R', text: "Hi everyone, it's my first time here." },
] as const;

const parts = [
  { name: 'Header', does: 'the name of the chat, the current channel, and the number of people online' },
  { name: 'Notice', does: 'what staff want everyone to see' },
  { name: 'Messages', does: 'each with a name, an icon for the rank, and the ⋯ menu' },
  { name: 'Message box', does: 'where you type; commands start with a slash' },
  { name: 'Icon bar', does: 'emoji, uploads, polls, and the ☰ chat menu' },
] as const;

function Part({ number }: { number: number }): ReactNode {
  return <span className={styles.number}>{number}</span>;
}

/** A drawing of a chat with its five parts numbered, and a list that explains them. */
export default function ChatPicture(): ReactNode {
  return (
    <div className={styles.picture} data-search="ignore">
      <div
        className={styles.window}
        role="img"
        aria-label={`A chat named ${examples.chatName} with a notice, three messages, the message box, and the icon bar. The list next to it explains the parts.`}
      >
        <div className={styles.header}>
          <strong>{examples.chatName}</strong> #general
          <span className={styles.online}>12 online</span>
          <Part number={1} />
        </div>
        <div className={styles.notice}>
          Quiz tonight at nine. Everyone is welcome!
          <Part number={2} />
        </div>
        <div className={styles.messages}>
          {messages.map(({ name, rank, initial, text }) => (
            <div key={name} className={styles.message}>
              <span className={styles.avatar}>{initial}</span>
              <div>
                <strong>{name}</strong> <span className={styles.rank}>{rank}</span>
                <div>{text}</div>
              </div>
            </div>
          ))}
          <Part number={3} />
        </div>
        <div className={styles.box}>
          Message #general
          <Part number={4} />
        </div>
        <div className={styles.icons}>
          <span>☺</span>
          <span>⇪</span>
          <span>▤</span>
          <span>♪</span>
          <span>☰</span>
          <Part number={5} />
        </div>
      </div>
      <ol className={styles.legend}>
        {parts.map(({ name, does }) => (
          <li key={name}>
            <strong>{name}</strong>: {does}
          </li>
        ))}
      </ol>
    </div>
  );
}
