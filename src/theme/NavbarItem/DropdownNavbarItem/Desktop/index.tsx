import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * The language menu in the navigation bar. Ejected because the original does nothing on the clicks that assistive technology sends
 * (WCAG 4.1.2), and opens on hover, but doesn't close on Escape (1.4.13).
 */
export default function DropdownNavbarItemDesktop({ items, label, className, ...props }: Props): ReactNode {
  return (
    <details
      // Infima hides lists without `dropdown--show`, but `<details>` already hides the closed list.
      className={clsx(
        'navbar__item dropdown dropdown--show',
        props.position === 'right' && 'dropdown--right',
      )}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={({ currentTarget, key }) => {
        if (key !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className={clsx('navbar__link', className)} aria-label={props['aria-label']}>
        {label}
      </summary>
      {/* Focusable, because Safari doesn't focus a clicked link: the dropdown would lose focus, and close before the click. */}
      <ul className="dropdown__menu" tabIndex={-1}>
        {items.map((item) => (
          <NavbarItem key={item.to} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </details>
  );
}
