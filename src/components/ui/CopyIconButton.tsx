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

/** A copy button. Its name doesn't become "Copied", because screen readers would read that, and then the announcement. */
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
