import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';

/** A part of the documentation, with the sidebar of its pages. */
interface Section {
  readonly label: string;
  readonly overview: string;
  readonly sidebar: string;
}

/** The sections in the order of the row below the navigation bar. */
export const sections: readonly Section[] = [
  { label: 'Account', overview: '/account-features', sidebar: 'accountFeatures' },
  { label: 'Chat', overview: '/chat-features', sidebar: 'chatFeatures' },
  { label: 'Settings', overview: '/chat-settings', sidebar: 'chatSettings' },
  { label: 'Developers', overview: '/integration-guide', sidebar: 'embed' },
  { label: 'Organizations', overview: '/organizations', sidebar: 'organizations' },
];

interface Props {
  /** The sidebar of the open page, if it has one. */
  readonly sidebar?: string | undefined;
}

/** Links to the sections, with the open one marked. */
export default function Sections({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <nav className="sections" aria-label="Sections">
      {sections.map(({ label, overview, sidebar: own }) => {
        const isOpen = overview === pathname || sidebar === own;
        return (
          <Link
            key={overview}
            to={overview}
            aria-current={isOpen ? (overview === pathname ? 'page' : 'true') : undefined}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
