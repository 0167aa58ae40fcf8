import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';

// Replaced because the original ignores a click from assistive technology, and stays open on Escape.
/** A menu in the navigation bar: a button, and the links that it shows. */
export default function DropdownNavbarItemDesktop({ items, label, position, ...props }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it is the control
    <div
      className={clsx('navbar__item dropdown', `dropdown--${position}`, isOpen && 'dropdown--show')}
      onBlur={({ currentTarget, relatedTarget }) =>
        setIsOpen(isOpen && currentTarget.contains(relatedTarget))
      }
      onKeyDown={({ key }) => {
        if (isOpen && key === 'Escape') {
          button.current?.focus();
          setIsOpen(false);
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className="clean-btn navbar__link"
        aria-expanded={isOpen}
        aria-label={props['aria-label']}
        onClick={() => {
          // Safari doesn't on its own, and what has no focus can't lose it.
          button.current?.focus();
          setIsOpen(!isOpen);
        }}
      >
        {label}
      </button>
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
    </div>
  );
}
