import type { ReactNode } from 'react';
import type { DoorId } from './content';
import styles from './styles.module.css';

const paths: Readonly<Record<DoorId, string>> = {
  members: 'M4 5h16v11H9l-5 4ZM8 9h8M8 12h5',
  owners: 'm4 8 4 4 4-7 4 7 4-4-1.5 10h-13Z',
  moderators: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6ZM9 12l2 2 4-4',
  organizations: 'M4 20V6l8-3v17M12 9h8v11M2.5 20h19M8 9v.1M8 13v.1M16 13v.1M16 17v.1M8 17v.1',
  developers: 'm8 8-4 4 4 4M16 8l4 4-4 4M13.5 5l-3 14',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.8v.1',
};

/** The drawing of a door, in the style of the icons in scenes. */
export function DoorIcon({ id }: { readonly id: DoorId }): ReactNode {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[id]} />
    </svg>
  );
}
