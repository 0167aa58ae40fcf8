import Button from '@theme/CodeBlock/Buttons/Button';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import type { ComponentProps, ReactNode } from 'react';
import type { useCopy } from './useCopy';

interface Props extends ComponentProps<'button'> {
  /** Completes the accessible name: "Copy {subject}". */
  readonly subject: string;
  readonly outcome: ReturnType<typeof useCopy>['outcome'];
}

/** Its name stays the same: a new name would be read in addition to the announcement. */
export default function CopyIconButton({ subject, outcome, children, ...button }: Props): ReactNode {
  const Icon = outcome === 'copied' ? IconSuccess : IconCopy;
  const name = `Copy ${subject}`;
  return (
    <Button {...button} aria-label={name} title={name}>
      {children}
      <Icon width={18} height={18} aria-hidden="true" />
    </Button>
  );
}
