import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import type { ReactNode } from 'react';

// Ejected because the original opens on hover, but not on the click that assistive technology sends.
/** A menu in the navigation bar. Its own link is the first in it. The theme's class shows its links whenever it's open. */
export default function DropdownNavbarItemDesktop({ items, label, position, ...props }: Props): ReactNode {
  const { to, href, className } = props;
  const links = to || href ? [{ label, to, href }, ...items] : items;
  return (
    <details
      className={clsx('navbar__item dropdown dropdown--show', position === 'right' && 'dropdown--right')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={({ currentTarget, key }) => {
        if (key === 'Escape') {
          currentTarget.open = false;
          currentTarget.querySelector('summary')?.focus();
        }
      }}
    >
      <summary className={clsx('navbar__link', className)} aria-label={props['aria-label']}>
        {label}
      </summary>
      {/* In Safari, a clicked link gets no focus, so the list takes it. */}
      <ul className="dropdown__menu" tabIndex={-1}>
        {links.map((item, i) => (
          <NavbarItem
            // biome-ignore lint/suspicious/noArrayIndexKey: An item can be without a label.
            key={i}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            // On the not-found page, the link leads to `/`: its own address, `/404`, isn't a page.
            to={item.to?.replace(/\/404$/, '/')}
          />
        ))}
      </ul>
    </details>
  );
}
