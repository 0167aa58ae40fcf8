import Link from '@docusaurus/Link';
import type { Props } from '@theme/DocSidebarItems';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { ReactNode } from 'react';

/** The sections by the folder of their pages, where each overview is. */
const sections: Readonly<Record<string, string>> = {
  'account-features': 'Account features',
  'chat-features': 'Chat features',
  'chat-settings': 'Chat settings',
  organizations: 'Organizations',
};

/** Returns the folder of a sidebar's first page, which names the section; below the first level there is no section. */
function folderOf({ items, level }: Props): string {
  const [first] = items;
  return level === 1 && first?.type === 'link' ? (first.href.split('/')[1] ?? '') : '';
}

// Wrapped to name the section above its pages and to link to its overview, which is not in the sidebar itself.
export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const folder = folderOf(props);
  const overview = `/${folder}`;
  return (
    <>
      {sections[folder] && (
        <li className="menu__list-item sidebar-section">
          <Link
            className="menu__link"
            to={overview}
            aria-current={props.activePath === overview ? 'page' : undefined}
          >
            {sections[folder]}
          </Link>
        </li>
      )}
      <DocSidebarItems {...props} />
    </>
  );
}
