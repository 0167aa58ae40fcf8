import type { ReactNode } from 'react';
import { type BarIconId, barIcons } from '../../facts/settings/icons';
import { avatarColor, barIconPaths } from './chatDrawing';

// The parts of a chat in the pictures of components, with the markup and the classes that pages' pictures have.

interface MessageProps {
  readonly from: string;
  /** What is next to the name. */
  readonly time?: ReactNode;
  readonly avatar?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A message with its author. */
export function ChatMessage({
  from,
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
          {time}
        </div>
        <div className="scene-text">{children}</div>
      </div>
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
            <svg key={id} className="scene-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={barIconPaths[id]} />
            </svg>
          ))}
        </div>
      )}
    </div>
  );
}
