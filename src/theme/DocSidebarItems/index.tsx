import Link from '@docusaurus/Link';
import type { Props } from '@theme/DocSidebarItems';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { ReactNode } from 'react';

/** The sections by the folder of their pages. The overview of a section is at the path of its folder. */
const sections: Readonly<Record<string, string>> = {
  'account-features': 'Account features',
  'chat-features': 'Chat features',
  'chat-settings': 'Chat settings',
  organizations: 'Organizations',
};

/** Returns the folder of a sidebar's first page, which names the section. Below the first level, there is no section. */
function folderOf({ items, level }: Props): string {
  const [first] = items;
  return level === 1 && first?.type === 'link' ? (first.href.split('/')[1] ?? '') : '';
}

// Wrapped to show the section's name above its pages, with a link to its overview, which isn't in the sidebar itself.
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
