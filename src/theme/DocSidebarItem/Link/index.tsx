import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import { memo } from 'react';

/** Returns the properties of a link, with whether it's active in place of the open page's path. */
function essence({ activePath, ...props }: Props): [string, unknown][] {
  return Object.entries({ ...props, isActive: isActiveSidebarItem(props.item, activePath) });
}

// Wrapped because each change of page renders all links of the sidebar again, and each link then makes a new
// `IntersectionObserver`. At most two of them change.
export default memo(DocSidebarItemLink, (before: Props, after: Props) => {
  const next = new Map(essence(after));
  return essence(before).every(([name, value]) => next.get(name) === value);
});
