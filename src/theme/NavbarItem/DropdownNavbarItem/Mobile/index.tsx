import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';

// Replaced because the theme's list has two controls: a link that doesn't say whether it's open, and a caret without a size.
export default function DropdownNavbarItemMobile({ items, label, onClick }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={clsx('menu__list-item', !isOpen && 'menu__list-item--collapsed')}>
      <button
        type="button"
        className="clean-btn menu__link menu__link--sublist menu__link--sublist-caret"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <ul className="menu__list">
          {items.map((item) => (
            <NavbarItem
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
              key={String(item.label)}
              onClick={onClick}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
