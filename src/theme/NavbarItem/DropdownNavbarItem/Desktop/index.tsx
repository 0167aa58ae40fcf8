import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import type { ReactNode } from 'react';

// Replaced because the original ignores a click from assistive technology, and stays open on Escape.
/** A menu in the navigation bar. The theme's class shows its links whenever it's open. */
export default function DropdownNavbarItemDesktop({ items, label, position, ...props }: Props): ReactNode {
  return (
    <details
      className={`navbar__item dropdown dropdown--show dropdown--${position}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        currentTarget.open &&= currentTarget.contains(relatedTarget);
      }}
      onKeyDown={({ currentTarget, key }) => {
        if (currentTarget.open && key === 'Escape') {
          currentTarget.querySelector('summary')?.focus();
          currentTarget.open = false;
        }
      }}
    >
      <summary className="navbar__link" aria-label={props['aria-label']}>
        {label}
      </summary>
      <ul className="dropdown__menu">
        {items.map((item) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={String(item.label)}
          />
        ))}
      </ul>
    </details>
  );
}
