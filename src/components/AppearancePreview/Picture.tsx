import type { CSSProperties, ReactNode } from 'react';
import { examples } from '../../facts/product';
import { defaultAccent, densities, fonts, type ThemeColors } from '../../facts/themes';
import { chat } from '../ui/chat';
import { chatColors, noticePaths } from '../ui/chatDrawing';
import { headerColors } from '../ui/color';
import { type Look, settingsFor } from './look';
import styles from './styles.module.css';

const messages = [
  { name: 'wren', rank: 'owner', time: '20:58', text: "Who's up for a quiz at nine?" },
  { name: 'jay', rank: 'moderator', time: '20:59', text: 'Me! The rules are at ', link: 'owls.example' },
  { name: 'robin', rank: 'member', time: '21:00', text: 'First time here. Do I need a team?' },
] as const;

interface PictureProps {
  readonly look: Look;
  readonly colors: ThemeColors;
}

/** A picture of a small chat with the chosen settings. */
export default function Picture({ look, colors }: PictureProps): ReactNode {
  const density = densities[look.density];
  const style = {
    ...chatColors(colors),
    ...headerColors(look.accent === defaultAccent ? undefined : look.accent),
    '--scene-gap': `${density.gap}px`,
    fontFamily: fonts[look.font].stack,
    fontSize: `${look.size}px`,
    lineHeight: density.lineHeight,
  } as CSSProperties;
  const says = settingsFor(look)
    .map(([label, value]) => `${label}: ${value}`)
    .join(', ');
  return (
    <div
      className={`scene-chat scene-chat--themed ${styles.picture}`}
      style={style}
      role="img"
      aria-label={`A chat with three messages and a message box. ${says}.`}
      data-density={look.density}
      data-messages={look.messages}
      data-times={look.times}
    >
      {chat.header(examples.chatName, '#general')}
      {chat.notice(noticePaths.info, 'Quiz tonight at nine.')}
      {chat.box(
        'scene-messages',
        ...messages.map(({ name, rank, time, text, ...rest }) =>
          chat.message(
            {
              from: name,
              who: [...chat.person(name, rank), chat.time(time)],
              avatar: look.avatars,
              className: name === 'robin' ? styles.own : undefined,
            },
            text,
            'link' in rest && <span className={styles.link}>{rest.link}</span>,
          ),
        ),
      )}
      {chat.foot('#general')}
    </div>
  );
}
