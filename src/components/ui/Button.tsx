import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'button'> {
  /** Fills the button instead of outlining it. */
  readonly primary?: boolean;
}

export default function Button({ primary = false, ...button }: Props): ReactNode {
  const className = clsx('button button--primary', !primary && 'button--outline');
  return <button type="button" {...button} className={className} />;
}
