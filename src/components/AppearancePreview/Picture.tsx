import type { CSSProperties, ReactNode } from 'react';
import { examples } from '../../facts/product';
import { densities, fonts, type ThemeColors } from '../../facts/themes';
import { type Look, settingsFor } from './look';
import styles from './styles.module.css';

const messages = [
  { name: 'wren', time: '20:58', text: "Who's up for a quiz at nine?", own: false },
  { name: 'jay', time: '20:59', text: 'Me! The rules are at ', link: 'owls.example', own: false },
  { name: 'robin', time: '21:00', text: 'First time here. Do I need a team?', own: true },
] as const;

interface PictureProps {
  readonly look: Look;
  readonly colors: ThemeColors;
}

/** A picture of a small chat with the chosen settings. */
export default function Picture({ look, colors }: PictureProps): ReactNode {
  const density = densities[look.density];
  const variables = {
    '--rk-accent': colors.accent,
    '--rk-on-accent': colors.onAccent,
    '--rk-bg': colors.background,
    '--rk-surface': colors.surface,
    '--rk-text': colors.text,
    '--rk-muted': colors.muted,
    '--rk-gap': `${density.gap}px`,
    fontFamily: fonts[look.font].stack,
    fontSize: `${look.size}px`,
    lineHeight: density.lineHeight,
  } as CSSProperties;
  const says = settingsFor(look)
    .map(([label, value]) => `${label}: ${value}`)
    .join(', ');
  return (
    <div
      className={styles.picture}
      style={variables}
      role="img"
      aria-label={`A chat with three messages and a message box. ${says}.`}
      data-density={look.density}
      data-messages={look.messages}
      data-times={look.times}
    >
      <div className={styles.header}>
        <strong>{examples.chatName}</strong> <span className={styles.quiet}>#general</span>
      </div>
      <div className={styles.messages}>
        {messages.map(({ name, time, text, own, ...rest }) => (
          <div key={name} className={styles.message} data-own={own}>
            {look.avatars && <span className={styles.avatar}>{name.charAt(0).toUpperCase()}</span>}
            <div className={styles.bubble}>
              <div className={styles.author}>
                <strong>{name}</strong> <span className={styles.time}>{time}</span>
              </div>
              <div className={styles.words}>
                {text}
                {'link' in rest && <span className={styles.link}>{rest.link}</span>}
              </div>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <span className={styles.box}>Message #general</span>
        <span className={styles.send}>Send</span>
      </div>
    </div>
  );
}
