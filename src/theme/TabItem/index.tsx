import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';

// Replaced because the theme's panel doesn't say which tab it belongs to. It also shows the tab's label above its content
// where there are no tabs to select: on paper, without scripts, and in Markdown.
export default function TabItem({ value, label, children, className, attributes }: Props): ReactNode {
  const { selectedValue, lazy } = useTabs();
  const isSelected = value === selectedValue;
  // From the wrapper of the tabs.
  const { id, 'aria-controls': panel } = attributes as { id: string; 'aria-controls'?: string };
  return isSelected || !lazy ? (
    <div role="tabpanel" id={panel} aria-labelledby={id} className={className} hidden={!isSelected}>
      <p className="tab-label" data-search="ignore">
        <strong>{label ?? value}</strong>
      </p>
      {children}
    </div>
  ) : null;
}
