import type { Props } from '@theme/Admonition/Layout';
import Layout from '@theme-original/Admonition/Layout';
import { cloneElement, isValidElement, type ReactNode, type SVGProps } from 'react';

/** Wrapped because the original's icon has no size without a style sheet: in Firefox's reader view, it would fill the screen. */
export default function AdmonitionLayoutWrapper({ icon, ...props }: Props): ReactNode {
  const size = { width: 16, height: 16, 'aria-hidden': true };
  return (
    <Layout {...props} icon={isValidElement<SVGProps<SVGElement>>(icon) ? cloneElement(icon, size) : icon} />
  );
}
