import Danger from '@theme/Admonition/Icon/Danger';
import Info from '@theme/Admonition/Icon/Info';
import Note from '@theme/Admonition/Icon/Note';
import Tip from '@theme/Admonition/Icon/Tip';
import Warning from '@theme/Admonition/Icon/Warning';
import type { Props } from '@theme/Admonition/Layout';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type { ComponentType, ReactNode } from 'react';

/** A telephone. */
function Care(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6.6 10.8a15 15 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.25 11 11 0 0 0 3.6.55 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1 11 11 0 0 0 .55 3.6 1 1 0 0 1-.25 1Z" />
    </svg>
  );
}

function typeWith(Icon: ComponentType): (props: Props) => ReactNode {
  return (props) => <AdmonitionLayout title={props.type} {...props} className="alert" icon={<Icon />} />;
}

// Replaced because the theme's kinds bring a second set of colors, and none of them is for someone in a crisis.
export default {
  note: typeWith(Note),
  tip: typeWith(Tip),
  info: typeWith(Info),
  warning: typeWith(Warning),
  caution: typeWith(Warning), // The theme's banner on unlisted pages.
  danger: typeWith(Danger),
  care: typeWith(Care),
};
