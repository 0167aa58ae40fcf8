import type { ReactNode } from 'react';
import { type BarIconId, barIcons } from '../../facts/settings/icons';
import type { RankId } from '../../facts/types';
import { avatarColor, barIconPaths, noticePaths } from './chatDrawing';
import RankShape from './RankShape';

// The parts of a chat in the pictures of components, with the markup and the classes that pages' pictures have.

interface MessageProps {
  readonly from: string;
  readonly rank: RankId;
  /** What is next to the name. */
  readonly time?: ReactNode;
  readonly avatar?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A message with its author. */
export function ChatMessage({
  from,
  rank,
  time,
  avatar = true,
  className = '',
  children,
}: MessageProps): ReactNode {
  return (
    <div className={`scene-message ${className}`}>
      {avatar && (
        <div className="scene-avatar" style={{ background: avatarColor(from) }}>
          {from.charAt(0).toUpperCase()}
        </div>
      )}
      <div className="scene-said">
        <div className="scene-who">
          <strong>{from}</strong>
          <RankShape rank={rank} />
          {time}
        </div>
        <div className="scene-text">{children}</div>
      </div>
    </div>
  );
}

function Icon({ path, className = '' }: { readonly path: string; readonly className?: string }): ReactNode {
  return (
    <svg className={`scene-icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A line above the messages: a notice, or with an `icon` of the icon bar, what plays. */
export function ChatNotice({
  children,
  icon,
}: {
  readonly children: ReactNode;
  readonly icon?: BarIconId;
}): ReactNode {
  return (
    <div className="scene-notice">
      <Icon path={icon ? barIconPaths[icon] : noticePaths.info} className="scene-sign" />
      <span>{children}</span>
    </div>
  );
}

const allIcons = Object.keys(barIcons) as BarIconId[];

/** The message box, and the icon bar next to it. */
export function ChatFoot({
  children,
  bar,
}: {
  readonly children: ReactNode;
  readonly bar?: ReactNode;
}): ReactNode {
  return (
    <div className="scene-foot">
      <div className="scene-box">{children}</div>
      {bar ?? (
        <div className="scene-bar">
          {allIcons.map((id) => (
            <Icon key={id} path={barIconPaths[id]} />
          ))}
        </div>
      )}
    </div>
  );
}
